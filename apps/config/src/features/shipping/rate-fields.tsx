import { unitsOf } from '@sitewright/contracts/codes';
import type { RatePrice, ShippingRate } from '@sitewright/contracts/entities';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../controls/icon-button.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { minorDigits } from '../../format/amounts.ts';
import { useSite } from '../../shell/site/site.ts';
import { AmountField } from '../items/amount-field.tsx';
import { BandFields } from './band-fields.tsx';
import { changeKind } from './new-entries.ts';
import { LiveRateFields } from './live-rate-fields.tsx';
import { OptionalAmountField } from './optional-amount-field.tsx';
import { useRateServices } from './rate-services.ts';
import styles from './shipping.module.css';

const kindLabels: Readonly<Record<RatePrice['kind'], string>> = {
  flat: 'Flat rate',
  perWeight: 'Flat rate and weight',
  weight: 'By weight',
  amount: 'By price',
  quantity: 'By quantity',
  live: 'Live carrier rates',
};
const kinds = Object.entries(kindLabels).map(([value, label]) => ({
  value: value as RatePrice['kind'],
  label,
}));

interface RateFieldsProps {
  readonly rate: ShippingRate;
  /** The error at a path below the rate. */
  readonly errorOf: (path: string) => string | undefined;
  readonly onChange: (rate: ShippingRate) => void;
  readonly onRemove: () => void;
}

/** One shipping rate: its name and how its price is calculated. */
export function RateFields({ rate, errorOf, onChange, onRemove }: RateFieldsProps): ReactNode {
  const { currency, measurementStandard } = useSite();
  const services = useRateServices();
  const { price } = rate;
  const set = (changes: Partial<ShippingRate>) => onChange({ ...rate, ...changes });
  const money = { digits: minorDigits(currency), affix: currency };
  return (
    <fieldset className={styles.rate} aria-label={`Rate ${rate.name}`}>
      <div className={styles.fields}>
        <TextField
          label="Rate name"
          value={rate.name}
          onChange={(name) => set({ name })}
          error={errorOf('name')}
          maxLength={80}
        />
        <TextField
          label="Delivery estimate"
          placeholder="3 to 5 days"
          value={rate.estimate}
          onChange={(estimate) => set({ estimate })}
          error={errorOf('estimate')}
          maxLength={80}
        />
        <SelectField
          label="Pricing"
          choices={kinds.filter(
            ({ value }) => value !== 'live' || price.kind === 'live' || services.length > 0,
          )}
          value={price.kind}
          onChange={(kind) =>
            set({ price: changeKind(price, kind, measurementStandard, services[0]?.id ?? '') })
          }
        />
        {price.kind === 'live' && (
          <LiveRateFields
            price={price}
            errorOf={(path) => errorOf(`price.${path}`)}
            onChange={(next) => set({ price: next })}
          />
        )}
        {'priceCents' in price && (
          <AmountField
            label="Price"
            {...money}
            units={price.priceCents}
            onUnits={(priceCents) => set({ price: { ...price, priceCents } })}
            error={errorOf('price.priceCents')}
            isDisabled={false}
          />
        )}
        {price.kind === 'perWeight' && (
          <AmountField
            label={`For each started ${price.unit}`}
            {...money}
            units={price.unitCents}
            onUnits={(unitCents) => set({ price: { ...price, unitCents } })}
            error={errorOf('price.unitCents')}
            isDisabled={false}
          />
        )}
        <OptionalAmountField
          label="Free from"
          placeholder="Never"
          {...money}
          units={rate.freeFromCents}
          onUnits={(freeFromCents) => set({ freeFromCents })}
          error={errorOf('freeFromCents')}
        />
      </div>
      {'bands' in price && (
        <BandFields
          kind={price.kind}
          bands={price.bands}
          errorOf={(path) => errorOf(path === '' ? 'price.bands' : `price.bands.${path}`)}
          onChange={(bands) => set({ price: { kind: price.kind, bands } })}
        />
      )}
      {price.kind === 'live' && (
        <p className={styles.note}>
          Customers see each rate of the service by its own name. “{rate.name}” is the name of the
          backup price.
        </p>
      )}
      {price.kind === 'weight' && (
        <p className={styles.note}>
          Weights are in {unitsOf(measurementStandard).weight}. A product without a weight counts as
          0.
        </p>
      )}
      <IconButton label={`Remove rate ${rate.name}`} size="small" onPress={onRemove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </fieldset>
  );
}
