import type { ManualPayment } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { CheckoutProps } from './checkout-props.ts';

/** What the owner says about a manual payment method, while it is chosen. */
export const ManualInstructions = ({ manual }: { readonly manual: ManualPayment }): ReactNode =>
  manual.instructions !== '' && (
    <p className="checkout-card checkout-lines" data-instructions="">
      {manual.instructions}
    </p>
  );

/** Why a store that only takes cash shows no method while the order is to be sent. */
export const CashOnlyHint = ({ page }: Pick<CheckoutProps, 'page'>): ReactNode => (
  <p className="field-help" data-needs-pickup="">
    {page.text('checkout.cashNeedsPickup')}
  </p>
);
