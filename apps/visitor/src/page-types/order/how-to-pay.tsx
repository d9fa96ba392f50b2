import type { AwaitedPayment, Order } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { describePayment } from '../../manual-payment/describe-payment.ts';
import type { FrameProps } from '../frame.ts';

interface HowToPayProps {
  readonly order: Order;
  readonly payment: AwaitedPayment | undefined;
  readonly page: FrameProps['page'];
}

/** What the buyer needs to pay an order that is confirmed and not paid. */
export function HowToPay({ order, payment, page }: HowToPayProps): ReactNode {
  if (payment === undefined) return null;
  const { name, facts, instructions } = describePayment(order, payment, page.locale, page.text);
  return (
    <section className="order-payment" data-how-to-pay="">
      <h2>{page.text('order.howToPay')}</h2>
      <p>{name}</p>
      {facts.length > 0 && (
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {instructions !== '' && <p className="order-note">{instructions}</p>}
    </section>
  );
}
