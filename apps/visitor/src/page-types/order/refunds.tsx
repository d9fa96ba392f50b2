import type { Order } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { FrameProps } from '../frame.ts';

/** What was returned to the buyer, and what is on its way. Failed refunds are not shown: nothing was returned. */
export function Refunds({
  order,
  page,
}: {
  readonly order: Order;
  readonly page: FrameProps['page'];
}): ReactNode {
  const { text, locale, timeZone } = page;
  const refunds = order.refunds.filter(({ state }) => state !== 'failed');
  if (refunds.length === 0) return null;
  const dateOf = (at: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(at));
  return (
    <dl className="order-refunds">
      {refunds.map(({ id, at, state, amountCents }) => (
        <div key={id}>
          <dt>
            {state === 'pending'
              ? text('order.refundPending')
              : text('order.refunded', { date: dateOf(at) })}
          </dt>
          <dd>{page.price(amountCents)}</dd>
        </div>
      ))}
    </dl>
  );
}
