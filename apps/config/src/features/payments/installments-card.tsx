import type { InstallmentOffer } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { Card } from '../../controls/card.tsx';
import { SwitchField } from '../../controls/switch-field.tsx';
import { minorDigits } from '../../format/amounts.ts';
import { useSite } from '../../shell/site/site.ts';
import { storeText } from '../../texts/store-text.ts';
import { OptionalAmountField } from '../shipping/optional-amount-field.tsx';

const unbounded: InstallmentOffer = { minCents: null, maxCents: null };

/** Whether the cart and the checkout say that buyers can pay in installments, and on which orders (CHECKOUT-13). */
export function InstallmentsCard({
  offer,
  errors,
  isDisabled,
  onChange,
}: {
  readonly offer: InstallmentOffer | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly isDisabled: boolean;
  readonly onChange: (offer: InstallmentOffer | null) => void;
}): ReactNode {
  const { currency } = useSite();
  const amount = {
    placeholder: storeText('store.noLimit'),
    digits: minorDigits(currency),
    affix: currency,
    isDisabled,
  };
  return (
    <Card title={storeText('store.installments')}>
      <SwitchField
        label={storeText('store.showInstallments')}
        help={storeText('store.showInstallmentsHelp')}
        isOn={offer !== null}
        onChange={(isOn) => onChange(isOn ? unbounded : null)}
        isDisabled={isDisabled}
      />
      {offer !== null && (
        <>
          <OptionalAmountField
            {...amount}
            label={storeText('store.installmentsFrom')}
            units={offer.minCents}
            onUnits={(minCents) => onChange({ ...offer, minCents })}
            error={errors['installments.minCents']}
          />
          <OptionalAmountField
            {...amount}
            label={storeText('store.installmentsUpTo')}
            units={offer.maxCents}
            onUnits={(maxCents) => onChange({ ...offer, maxCents })}
            error={errors['installments.maxCents']}
          />
        </>
      )}
    </Card>
  );
}
