import { openLines, shipmentsOf } from '@sitewright/commerce/orders';
import { carrierNames, type Fulfillment, type Order } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { FrameProps } from '../frame.ts';
import { variantAndQuantity } from '../variant-and-quantity.ts';

interface OrderProps {
  readonly order: Order;
  readonly page: FrameProps['page'];
}

/** What was shipped, with links to the carriers, and what is still to come. Without shipments, nothing. */
export function Shipments({ order, page }: OrderProps): ReactNode {
  const shipments = shipmentsOf(order.fulfillments);
  if (shipments.length === 0) return null;
  const { text } = page;
  const open = order.state === 'cancelled' ? [] : openLines(order.lines);
  return (
    <section className="order-shipments">
      <h2>{text('order.shipments')}</h2>
      {shipments.map((sent) => (
        <Shipment key={sent.id} {...{ sent, order, page }} />
      ))}
      {open.length > 0 && (
        <div>
          <h3>{text('order.notShippedYet')}</h3>
          <Parts parts={open} order={order} />
        </div>
      )}
    </section>
  );
}

function Shipment({ sent, order, page }: OrderProps & { readonly sent: Fulfillment }): ReactNode {
  const { text, locale, timeZone } = page;
  const { carrier, trackingNumber, trackingUrl } = sent;
  const at = new Date(sent.at);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(at);
  const name = carrier === null ? '' : carrierNames[carrier];
  return (
    <div>
      <h3>{text('order.shippedOn', { date })}</h3>
      <Parts parts={sent.lines} order={order} />
      {trackingNumber !== '' && (
        <p>
          {text('order.trackingNumber')}: {name} <bdi>{trackingNumber}</bdi>
        </p>
      )}
      {trackingUrl !== null && (
        <p>
          <a href={trackingUrl} rel="noopener noreferrer" target="_blank">
            {text('order.track')}
          </a>
        </p>
      )}
    </div>
  );
}

function Parts({
  parts,
  order,
}: {
  readonly parts: Fulfillment['lines'];
  readonly order: Order;
}): ReactNode {
  return (
    <ul>
      {parts.map(({ lineId, quantity }) => {
        const line = order.lines.find(({ id }) => id === lineId);
        return (
          line !== undefined && (
            <li key={lineId}>
              {line.title} <small>{variantAndQuantity(line.variant, quantity)}</small>
            </li>
          )
        );
      })}
    </ul>
  );
}
