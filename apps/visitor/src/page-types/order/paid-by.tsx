import {
  isManualMethod,
  paymentMethodNames,
  type Order,
  type PaymentMethod,
} from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { methodLabels } from '../../manual-payment/method-labels.ts';
import type { FrameProps } from '../frame.ts';

function nameOf(method: PaymentMethod, text: FrameProps['page']['text']): string {
  if (isManualMethod(method)) return text(methodLabels[method].name);
  // Only a development server has test cards.
  return method === 'stripe' ? text('checkout.payByCard') : paymentMethodNames[method];
}

/** The payment method of an order. */
export function PaidBy({
  order: { paymentMethod },
  page: { text },
}: {
  readonly order: Order;
  readonly page: FrameProps['page'];
}): ReactNode {
  if (paymentMethod === undefined) return null;
  return (
    <section data-paid-by="">
      <h2>{text('checkout.payment')}</h2>
      <p>{nameOf(paymentMethod, text)}</p>
    </section>
  );
}
