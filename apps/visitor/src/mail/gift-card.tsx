import type { VisitorText } from '@sitewright/blocks/texts';
import { formatPrice } from '@sitewright/blocks/view';
import type { MailView } from '@sitewright/contracts/entities';
import { lines, type MailContent } from './mail-content.ts';
import { MailSheet } from './mail-sheet.tsx';
import { mailStyles } from './mail-styles.ts';

type Mail = Extract<MailView, { kind: 'giftCard' }>;

/** Brings a gift card to its recipient, with a link to the page that shows its code. */
export function giftCard(mail: Mail, text: VisitorText): MailContent {
  const { site, amountCents, currency, senderName, message, cardUrl } = mail;
  const { title, locale } = site;
  const amount = formatPrice(amountCents, currency, locale);
  const opening = text('giftCards.mailText', { amount, title });
  const from = senderName === '' ? undefined : text('giftCards.from', { name: senderName });
  return {
    subject: text('giftCards.mailSubject', { title: senderName || title }),
    html: (
      <MailSheet site={site} preview={opening}>
        <h1 style={mailStyles.title}>{text('giftCards.title')}</h1>
        <p style={mailStyles.text}>{opening}</p>
        {message !== '' && <p style={{ ...mailStyles.text, whiteSpace: 'pre-line' }}>{message}</p>}
        {from !== undefined && <p style={mailStyles.text}>{from}</p>}
        <p style={mailStyles.text}>
          <a href={cardUrl} style={mailStyles.button}>
            {text('giftCards.mailButton')}
          </a>
        </p>
      </MailSheet>
    ),
    text: lines(opening, '', message || undefined, from, '', cardUrl),
  };
}
