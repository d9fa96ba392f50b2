import { formatPrice } from '@sitewright/blocks/view';
import type { VisitorText } from '@sitewright/blocks/texts';
import type { MailView } from '@sitewright/contracts/entities';
import { lines, type MailContent } from './mail-content.ts';
import { MailSheet } from './mail-sheet.tsx';
import { mailStyles } from './mail-styles.ts';
import { lineText } from './order-lines.tsx';

type RefundMail = Extract<MailView, { kind: 'orderRefund' }>;
type CancellationMail = Extract<MailView, { kind: 'orderCancellation' }>;

/** To the buyer: how much was returned, and for what. */
export function orderRefund(
  { site, order, orderUrl, refundId }: RefundMail,
  text: VisitorText,
): MailContent {
  const number = String(order.number);
  const refund = order.refunds.find(({ id }) => id === refundId);
  const price = (cents: number) => formatPrice(cents, order.currency, site.locale);
  const opening = text('mail.refundText', { amount: price(refund?.amountCents ?? 0) });
  const toGiftCard =
    refund !== undefined && refund.giftCardCents > 0
      ? text('mail.refundGiftCard', { amount: price(refund.giftCardCents) })
      : undefined;
  const parts = [
    ...(refund?.lines ?? []).flatMap(({ lineId, quantity, amountCents }) => {
      const line = order.lines.find(({ id }) => id === lineId);
      return line === undefined
        ? []
        : [{ id: lineId, label: lineText({ ...line, quantity }), amount: price(amountCents) }];
    }),
    ...(refund !== undefined && refund.shippingCents > 0
      ? [{ id: 'shipping', label: text('checkout.shipping'), amount: price(refund.shippingCents) }]
      : []),
  ];
  return {
    subject: text('mail.refundSubject', { number, title: site.title }),
    html: (
      <MailSheet site={site} preview={opening}>
        <h1 style={mailStyles.title}>{text('mail.refundTitle')}</h1>
        <p style={mailStyles.text}>{text('order.number', { number })}</p>
        <p style={mailStyles.text}>{opening}</p>
        {toGiftCard !== undefined && <p style={mailStyles.text}>{toGiftCard}</p>}
        <table role="presentation" style={mailStyles.table}>
          <tbody>
            {parts.map(({ id, label, amount }) => (
              <tr key={id}>
                <td style={mailStyles.cell}>{label}</td>
                <td style={mailStyles.amount}>{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p style={{ margin: '28px 0 0' }}>
          <a href={orderUrl} style={mailStyles.button}>
            {text('mail.orderLink')}
          </a>
        </p>
      </MailSheet>
    ),
    text: lines(
      opening,
      ...(toGiftCard === undefined ? [] : [toGiftCard]),
      '',
      ...parts.map(({ label, amount }) => `${label}: ${amount}`),
      '',
      orderUrl,
    ),
  };
}

/** To the buyer: the order was canceled. */
export function orderCancellation(
  { site, order, orderUrl }: CancellationMail,
  text: VisitorText,
): MailContent {
  const number = String(order.number);
  const opening = text('mail.cancellationText');
  return {
    subject: text('mail.cancellationSubject', { number, title: site.title }),
    html: (
      <MailSheet site={site} preview={opening}>
        <h1 style={mailStyles.title}>{text('mail.cancellationTitle')}</h1>
        <p style={mailStyles.text}>{text('order.number', { number })}</p>
        <p style={mailStyles.text}>{opening}</p>
        <p style={{ margin: '28px 0 0' }}>
          <a href={orderUrl} style={mailStyles.button}>
            {text('mail.orderLink')}
          </a>
        </p>
      </MailSheet>
    ),
    text: lines(
      text('mail.cancellationTitle'),
      opening,
      '',
      ...order.lines.map(lineText),
      '',
      orderUrl,
    ),
  };
}
