import { unitsOf } from '@sitewright/contracts/codes';
import type { RatePrice, ShippingRate } from '@sitewright/contracts/entities';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../controls/icon-button.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { minorDigits } from '../../format/amounts.ts';
import { useSite } from '../../shell/site/site.ts';
import { storeText, type StoreTextKey } from '../../texts/store-text.ts';
import { AmountField } from '../items/amount-field.tsx';
import { BandFields } from './band-fields.tsx';
import { changeKind } from './new-entries.ts';
import { LiveRateFields } from './live-rate-fields.tsx';
import { OptionalAmountField } from './optional-amount-field.tsx';
import { useRateServices } from './rate-services.ts';
import styles from './shipping.module.css';

const kindKeys: Readonly<Record<RatePrice['kind'], StoreTextKey>> = {
  flat: 'store.flatRate',
  perWeight: 'store.flatRateAndWeight',
  weight: 'store.byWeight',
  amount: 'store.byPrice',
  quantity: 'store.byQuantity',
  live: 'store.liveRates',
};
const kinds = Object.keys(kindKeys) as readonly RatePrice['kind'][];

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
    <fieldset
      className={styles.rate}
      aria-label={storeText('store.rateNamed', { name: rate.name })}
    >
      <div className={styles.fields}>
        <TextField
          label={storeText('store.rateName')}
          value={rate.name}
          onChange={(name) => set({ name })}
          error={errorOf('name')}
          maxLength={80}
        />
        <TextField
          label={storeText('store.deliveryEstimate')}
          placeholder={storeText('store.estimateExample')}
          value={rate.estimate}
          onChange={(estimate) => set({ estimate })}
          error={errorOf('estimate')}
          maxLength={80}
        />
        <SelectField
          label={storeText('store.pricing')}
          choices={kinds
            .filter((kind) => kind !== 'live' || price.kind === 'live' || services.length > 0)
            .map((kind) => ({ value: kind, label: storeText(kindKeys[kind]) }))}
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
            label={storeText('store.price')}
            {...money}
            units={price.priceCents}
            onUnits={(priceCents) => set({ price: { ...price, priceCents } })}
            error={errorOf('price.priceCents')}
            isDisabled={false}
          />
        )}
        {price.kind === 'perWeight' && (
          <AmountField
            label={storeText('store.forEachUnit', { unit: price.unit })}
            {...money}
            units={price.unitCents}
            onUnits={(unitCents) => set({ price: { ...price, unitCents } })}
            error={errorOf('price.unitCents')}
            isDisabled={false}
          />
        )}
        <OptionalAmountField
          label={storeText('store.freeFrom')}
          placeholder={storeText('store.never')}
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
        <p className={styles.note}>{storeText('store.liveRatesNote', { name: rate.name })}</p>
      )}
      {price.kind === 'weight' && (
        <p className={styles.note}>
          {storeText('store.weightNote', { unit: unitsOf(measurementStandard).weight })}
        </p>
      )}
      <IconButton
        label={storeText('store.removeRate', { name: rate.name })}
        size="small"
        onPress={onRemove}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </fieldset>
  );
}
