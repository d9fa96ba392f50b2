import type { RatePrice } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { NumberField } from '../../controls/number-field.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { minorDigits } from '../../format/amounts.ts';
import { useSite } from '../../shell/site/site.ts';
import { storeText } from '../../texts/store-text.ts';
import { OptionalAmountField } from './optional-amount-field.tsx';
import { useRateServices } from './rate-services.ts';

type LivePrice = Extract<RatePrice, { readonly kind: 'live' }>;

/** How the rates of a service become the prices of a store. */
export function LiveRateFields({
  price,
  errorOf,
  onChange,
}: {
  readonly price: LivePrice;
  /** The error at a path below the price. */
  readonly errorOf: (path: string) => string | undefined;
  readonly onChange: (price: LivePrice) => void;
}): ReactNode {
  const { currency } = useSite();
  const services = useRateServices();
  return (
    <>
      <SelectField
        label={storeText('store.rateService')}
        choices={services.map(({ id, name }) => ({
          value: id,
          label: name || storeText('store.unnamedService'),
        }))}
        value={price.serviceId}
        onChange={(serviceId) => onChange({ ...price, serviceId })}
        error={errorOf('serviceId')}
      />
      <NumberField
        label={storeText('store.surcharge')}
        help={storeText('store.surchargeHelp')}
        unit="%"
        min={-100}
        max={1000}
        step={1}
        value={price.addPercent}
        onChange={(addPercent) => onChange({ ...price, addPercent })}
        error={errorOf('addPercent')}
      />
      <OptionalAmountField
        label={storeText('store.backupPrice')}
        help={storeText('store.backupPriceHelp')}
        placeholder={storeText('store.notOffered')}
        digits={minorDigits(currency)}
        affix={currency}
        units={price.backupCents}
        onUnits={(backupCents) => onChange({ ...price, backupCents })}
        error={errorOf('backupCents')}
      />
    </>
  );
}
