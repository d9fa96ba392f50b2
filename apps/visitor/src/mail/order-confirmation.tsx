import type { MailView } from '@sitewright/contracts/entities';
import { postalLines } from '../postal/postal-lines.ts';
import { lines, type MailContent } from './mail-content.ts';
import { MailSheet } from './mail-sheet.tsx';
import { mailStyles } from './mail-styles.ts';
import { amountRows, lineText, OrderLines } from './order-lines.tsx';

type Mail = Extract<MailView, { kind: 'orderConfirmation' }>;

/** To the buyer: thanks, what was bought, where it goes. */
export function orderConfirmation({ site, order, orderUrl }: Mail): MailContent {
  const isPaid = order.paymentState === 'paid';
  const subject = `Your order no. ${order.number} at ${site.title}`;
  const opening = isPaid
    ? 'Thank you for your order. It is paid and confirmed.'
    : 'Thank you for your order. We keep it for you until it is paid.';
  const postal = postalLines(order.shippingAddress, site.locale);
  const { rows, grand } = amountRows(order, site.locale);
  return {
    subject,
    html: (
      <MailSheet site={site} preview={opening}>
        <h1 style={mailStyles.title}>Order no. {order.number}</h1>
        <p style={mailStyles.text}>{opening}</p>
        <OrderLines order={order} locale={site.locale} />
        {postal.length > 0 && (
          <p style={{ ...mailStyles.text, marginTop: '24px' }}>
            <strong>Shipping to</strong>
            {postal.map((line) => (
              <span key={line}>
                <br />
                {line}
              </span>
            ))}
          </p>
        )}
        <p style={{ margin: '28px 0 0' }}>
          <a href={orderUrl} style={mailStyles.button}>
            View your order
          </a>
        </p>
      </MailSheet>
    ),
    text: lines(
      opening,
      '',
      ...order.lines.map(lineText),
      '',
      ...[...rows, grand].map(([label, amount]) => `${label}: ${amount}`),
      '',
      ...(postal.length === 0 ? [] : ['Shipping to', ...postal, '']),
      orderUrl,
    ),
  };
}
