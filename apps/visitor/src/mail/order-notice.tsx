import { formatPrice } from '@sitewright/blocks/view';
import type { VisitorText } from '@sitewright/blocks/texts';
import type { MailView } from '@sitewright/contracts/entities';
import { lines, type MailContent } from './mail-content.ts';
import { MailSheet } from './mail-sheet.tsx';
import { mailStyles } from './mail-styles.ts';
import { lineText, OrderLines } from './order-lines.tsx';

type Mail = Extract<MailView, { kind: 'orderNotice' }>;

/** Notifies the owner of an order. */
export function orderNotice({ site, order, orderUrl }: Mail, text: VisitorText): MailContent {
  const total = formatPrice(order.grandTotalCents, order.currency, site.locale);
  const number = String(order.number);
  const { customerName, email } = order;
  const subject = text('mail.noticeSubject', { number, total });
  const opening = text('mail.noticeText', { customerName, email, total });
  return {
    subject,
    html: (
      <MailSheet site={site} preview={opening}>
        <h1 style={mailStyles.title}>{text('mail.noticeTitle', { number })}</h1>
        <p style={mailStyles.text}>{opening}</p>
        <OrderLines order={order} locale={site.locale} text={text} />
        <p style={{ margin: '28px 0 0' }}>
          <a href={orderUrl} style={mailStyles.button}>
            {text('mail.noticeLink')}
          </a>
        </p>
      </MailSheet>
    ),
    text: lines(opening, '', ...order.lines.map(lineText), '', orderUrl),
  };
}
