import { formatPrice } from '@sitewright/blocks/view';
import type { MailView } from '@sitewright/contracts/entities';
import { lines, type MailContent } from './mail-content.ts';
import { MailSheet } from './mail-sheet.tsx';
import { mailStyles } from './mail-styles.ts';
import { lineText, OrderLines } from './order-lines.tsx';

type Mail = Extract<MailView, { kind: 'orderNotice' }>;

/** To the owner: somebody bought something. */
export function orderNotice({ site, order, orderUrl }: Mail): MailContent {
  const total = formatPrice(order.grandTotalCents, order.currency, site.locale);
  const subject = `New order no. ${order.number}: ${total}`;
  const opening = `${order.customerName} (${order.email}) ordered for ${total}.`;
  return {
    subject,
    html: (
      <MailSheet site={site} preview={opening}>
        <h1 style={mailStyles.title}>New order no. {order.number}</h1>
        <p style={mailStyles.text}>{opening}</p>
        <OrderLines order={order} locale={site.locale} />
        <p style={{ margin: '28px 0 0' }}>
          <a href={orderUrl} style={mailStyles.button}>
            Open the order
          </a>
        </p>
      </MailSheet>
    ),
    text: lines(opening, '', ...order.lines.map(lineText), '', orderUrl),
  };
}
