import type { PaymentChoice } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { CheckoutProps } from './checkout-props.ts';

/** The id of a method's instructions; undefined without any. */
export const instructionsId = ({ kind, manual }: PaymentChoice): string | undefined =>
  manual === undefined || manual.instructions === '' ? undefined : `checkout-payment-${kind}`;

/** What the owner says about a manual payment method, while it is chosen. It describes the radio button. */
export function ManualInstructions({ choice }: { readonly choice: PaymentChoice }): ReactNode {
  const id = instructionsId(choice);
  if (id === undefined) return null;
  return (
    <p id={id} className="checkout-card checkout-lines" data-instructions="">
      {choice.manual?.instructions}
    </p>
  );
}

/** Why a store that only takes cash shows no method while the order is to be sent. */
export const CashOnlyHint = ({ page }: Pick<CheckoutProps, 'page'>): ReactNode => (
  <p className="field-help" data-needs-pickup="">
    {page.text('checkout.cashNeedsPickup')}
  </p>
);
