import type { VisitorText } from '@sitewright/blocks/texts';
import { carrierNames, type Fulfillment, type MailView } from '@sitewright/contracts/entities';
import { lines, type MailContent } from './mail-content.ts';
import { MailSheet } from './mail-sheet.tsx';
import { mailStyles } from './mail-styles.ts';
import { lineText } from './order-lines.tsx';

type Mail = Extract<MailView, { kind: 'orderShipping' }>;

/** The carrier and the number of a parcel as text: `UPS 1Z…`. */
const parcelText = ({ carrier, trackingNumber }: Fulfillment): string =>
  [carrier === null ? '' : carrierNames[carrier], trackingNumber].filter(Boolean).join(' ');

/** To the buyer: what was sent, and how to track it. */
export function orderShipping(
  { site, order, orderUrl, fulfillmentId }: Mail,
  text: VisitorText,
): MailContent {
  const number = String(order.number);
  const sent = order.fulfillments.find(({ id }) => id === fulfillmentId);
  const parts = new Map(sent?.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  const sentLines = order.lines.flatMap((line) => {
    const quantity = parts.get(line.id);
    return quantity === undefined ? [] : [{ id: line.id, text: lineText({ ...line, quantity }) }];
  });
  const opening = text(
    order.fulfillmentState === 'fulfilled' && order.fulfillments.length === 1
      ? 'mail.shippingAllText'
      : 'mail.shippingText',
  );
  const parcel = sent === undefined ? '' : parcelText(sent);
  const trackingUrl = sent?.trackingUrl ?? null;
  const trackingLine = parcel === '' ? undefined : `${text('order.trackingNumber')}: ${parcel}`;
  return {
    subject: text('mail.shippingSubject', { number, title: site.title }),
    html: (
      <MailSheet site={site} preview={opening}>
        <h1 style={mailStyles.title}>{text('mail.shippingTitle')}</h1>
        <p style={mailStyles.text}>{text('order.number', { number })}</p>
        <p style={mailStyles.text}>{opening}</p>
        <table role="presentation" style={mailStyles.table}>
          <tbody>
            {sentLines.map((line) => (
              <tr key={line.id}>
                <td style={mailStyles.cell}>{line.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {trackingLine !== undefined && (
          <p style={{ ...mailStyles.text, marginTop: '24px' }}>{trackingLine}</p>
        )}
        {trackingUrl !== null && (
          <p style={{ margin: '28px 0 0' }}>
            <a href={trackingUrl} style={mailStyles.button}>
              {text('order.track')}
            </a>
          </p>
        )}
        <p style={{ ...mailStyles.text, marginTop: '24px' }}>
          <a href={orderUrl}>{text('mail.orderLink')}</a>
        </p>
      </MailSheet>
    ),
    text: lines(
      text('mail.shippingTitle'),
      opening,
      '',
      ...sentLines.map((line) => line.text),
      '',
      ...(trackingLine === undefined ? [] : [trackingLine]),
      ...(trackingUrl === null ? [] : [`${text('order.track')}: ${trackingUrl}`]),
      `${text('mail.orderLink')}: ${orderUrl}`,
    ),
  };
}
