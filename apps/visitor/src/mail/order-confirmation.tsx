import type { VisitorText } from '@sitewright/blocks/texts';
import type { MailView } from '@sitewright/contracts/entities';
import { placeLines, postalLines } from '@sitewright/contracts/addresses';
import { lines, type MailContent } from './mail-content.ts';
import { MailSheet } from './mail-sheet.tsx';
import { mailStyles } from './mail-styles.ts';
import { amountRows, lineText, OrderLines } from './order-lines.tsx';

type Mail = Extract<MailView, { kind: 'orderConfirmation' }>;

/** To the buyer: thanks, the purchased items and the shipping address. */
export function orderConfirmation({ site, order, orderUrl }: Mail, text: VisitorText): MailContent {
  const isPaid = order.paymentState === 'paid';
  const number = String(order.number);
  const subject = text('mail.orderSubject', { number, title: site.title });
  const opening = text(isPaid ? 'mail.orderPaid' : 'mail.orderWaiting');
  const { pickup } = order;
  const shippingTo = text(pickup === undefined ? 'order.shippingTo' : 'order.pickupAt');
  const postal =
    pickup === undefined
      ? postalLines(order.shippingAddress, site.locale)
      : [
          ...placeLines(pickup.address, site.locale),
          ...`${pickup.hours}\n${pickup.instructions}`.split('\n').filter((line) => line !== ''),
        ];
  const { rows, grand, included } = amountRows(order, site.locale, text);
  return {
    subject,
    html: (
      <MailSheet site={site} preview={opening}>
        <h1 style={mailStyles.title}>{text('order.number', { number })}</h1>
        <p style={mailStyles.text}>{opening}</p>
        <OrderLines order={order} locale={site.locale} text={text} />
        {postal.length > 0 && (
          <p style={{ ...mailStyles.text, marginTop: '24px' }}>
            <strong>{shippingTo}</strong>
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
            {text('mail.orderLink')}
          </a>
        </p>
      </MailSheet>
    ),
    text: lines(
      opening,
      '',
      ...order.lines.map(lineText),
      '',
      ...[...rows, grand, ...included].map(([label, amount]) => `${label}: ${amount}`),
      '',
      ...(postal.length === 0 ? [] : [shippingTo, ...postal, '']),
      orderUrl,
    ),
  };
}
