import type { Address, Order } from '@sitewright/contracts/entities';
import { Icon } from '@sitewright/blocks/view';
import type { ReactNode } from 'react';
import { placeLines, postalLines } from '@sitewright/contracts/addresses';
import type { Frame, FrameProps } from '../frame.ts';
import { taxSteps } from '../tax-label.ts';
import { pickupNotes } from '../../opening-hours/pickup-notes.ts';
import { TotalsView } from '../totals-view.tsx';
import totalsStyle from '../totals.css?inline';
import answersStyle from '../answers/answers.css?inline';
import { AnswersView } from '../answers/answers-view.tsx';
import { DownloadList } from '../downloads/download-list.tsx';
import downloadsStyle from '../downloads/downloads.css?inline';
import { HowToPay } from './how-to-pay.tsx';
import { confirmationTexts } from './confirmation-texts.ts';
import { PaidBy } from './paid-by.tsx';
import orderStyle from './order.css?inline';
import { Refunds } from './refunds.tsx';
import { Shipments } from './shipments.tsx';
import { deliveryText } from '../gift-card/delivery-text.ts';
import { variantAndQuantity } from '../variant-and-quantity.ts';

interface PostalProps {
  readonly address: Address | null;
  readonly title: string;
  readonly locale: string;
}

function Postal({ address, title, locale }: PostalProps): ReactNode {
  if (address === null) return null;
  return (
    <section>
      <h2>{title}</h2>
      <address>
        {postalLines(address, locale).map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </address>
    </section>
  );
}

/** Where and when the buyer collects the order. */
function Pickup({
  order: { pickup },
  page,
}: {
  order: Order;
  page: FrameProps['page'];
}): ReactNode {
  if (pickup === undefined) return null;
  const paragraphs = pickupNotes(pickup, page.locale, page.text);
  return (
    <section>
      <h2>{page.text('order.pickupAt')}</h2>
      <address>
        {placeLines(pickup.address, page.locale).map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </address>
      {paragraphs.map((text) => (
        <p key={text} className="order-note">
          {text}
        </p>
      ))}
    </section>
  );
}

interface LineProps {
  readonly line: Order['lines'][number];
  readonly order: Order;
  readonly page: FrameProps['page'];
}

function Line({ line, order, page }: LineProps): ReactNode {
  const { title, variant, quantity, unitPriceCents, imageUrl, answers } = line;
  const delivery = deliveryText(line, order, page.text, page);
  return (
    <li>
      <span className="order-picture">
        {imageUrl !== undefined && (
          <img src={`${imageUrl}?format=300w`} alt="" width={300} height={300} />
        )}
      </span>
      <span>
        {title}
        <small>{variantAndQuantity(variant, quantity)}</small>
        {delivery !== undefined && <small>{delivery}</small>}
        <AnswersView answers={answers} />
      </span>
      <span>{page.price(unitPriceCents * quantity)}</span>
    </li>
  );
}

function Lines({ order, page }: { order: Order; page: FrameProps['page'] }): ReactNode {
  return (
    <ul className="order-lines">
      {order.lines.map((line) => (
        <Line key={line.id} {...{ line, order, page }} />
      ))}
    </ul>
  );
}

/** The date of an order; its island shows seconds while it is recent. */
function PlacedAt({ order, page }: { order: Order; page: FrameProps['page'] }): ReactNode {
  const { locale, timeZone } = page;
  const placed = new Date(order.createdAt);
  return (
    <time
      className="timesince"
      dateTime={placed.toISOString()}
      data-date={placed.getTime()}
      data-time-zone={timeZone}
    >
      {new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(placed)}
    </time>
  );
}

/** The confirmation of a purchase: thanks, the purchased items and the next steps (ROUTE-37). */
export const orderFrame: Frame<'order'> = {
  View: ({ main, view, page }) => {
    const { order, awaitedPayment, payPath, downloads = [] } = main;
    const { text } = page;
    const isPickup = order.shippingKind === 'pickup';
    const texts = confirmationTexts(view.context.pageType);
    return (
      <div className="order">
        <header className="order-head">
          {order.state !== 'cancelled' && <Icon name="check" size={40} />}
          <h1>{text(order.state === 'cancelled' ? 'mail.cancellationTitle' : texts.title)}</h1>
          <p>
            {order.state === 'cancelled'
              ? text('order.canceled')
              : text(texts.text, { email: order.email })}
          </p>
          <p className="order-number" data-island="order" data-just-now={text('general.justNow')}>
            {text('order.number', { number: String(order.number) })} ·{' '}
            <PlacedAt {...{ order, page }} />
          </p>
          {payPath !== undefined && (
            <a className="button" href={payPath}>
              {text('order.pay')}
            </a>
          )}
        </header>
        <HowToPay order={order} payment={awaitedPayment} page={page} />
        {downloads.length > 0 && (
          <section className="order-downloads">
            <h2>{text('downloads.title')}</h2>
            <DownloadList links={downloads} page={page} />
          </section>
        )}
        <section className="order-summary">
          <h2 className="unseen">{text('checkout.summary')}</h2>
          <Lines order={order} page={page} />
          <TotalsView
            amounts={order}
            giftCardCents={order.giftCardCents}
            page={page}
            shipping={order.shippingName === null ? undefined : order.shippingCostCents}
            taxes={taxSteps(order.trace)}
            isPickup={isPickup}
            isPaid={order.paymentState === 'paid'}
          />
          <Refunds order={order} page={page} />
        </section>
        <Shipments order={order} page={page} />
        <div className="order-places">
          <Postal
            address={order.shippingAddress}
            title={text('order.shippingTo')}
            locale={page.locale}
          />
          <Pickup order={order} page={page} />
          {order.shippingName !== null && (
            <section>
              <h2>{text(isPickup ? 'order.pickup' : 'checkout.shipping')}</h2>
              <p>{order.shippingName}</p>
            </section>
          )}
          {awaitedPayment === undefined && <PaidBy order={order} page={page} />}
        </div>
        <a className="button" data-look="secondary" href="/">
          {text('cart.continue')}
        </a>
      </div>
    );
  },
  title: ({ view, page }) => page.text(confirmationTexts(view.context.pageType).title),
  styles: [totalsStyle, orderStyle, answersStyle, downloadsStyle],
  blockTypes: () => [],
};
