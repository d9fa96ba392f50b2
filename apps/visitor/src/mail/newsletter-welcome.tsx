import type { VisitorText } from '@sitewright/blocks/texts';
import type { MailView } from '@sitewright/contracts/entities';
import { lines, type MailContent } from './mail-content.ts';
import { MailSheet } from './mail-sheet.tsx';
import { mailStyles } from './mail-styles.ts';

type Mail = Extract<MailView, { kind: 'newsletterWelcome' }>;

/** Confirms a newsletter subscription to a person who joined or was added, with a link to unsubscribe. */
export function newsletterWelcome({ site, unsubscribeUrl }: Mail, text: VisitorText): MailContent {
  const { title } = site;
  const opening = text('mail.welcomeText', { title });
  const otherwise = text('mail.welcomeOtherwise');
  return {
    subject: text('mail.welcomeSubject', { title }),
    html: (
      <MailSheet site={site} preview={opening}>
        <h1 style={mailStyles.title}>{text('mail.welcomeTitle')}</h1>
        <p style={mailStyles.text}>{opening}</p>
        <p style={mailStyles.small}>
          {otherwise}{' '}
          <a href={unsubscribeUrl} style={{ color: 'inherit' }}>
            {text('unsubscribe.confirm')}
          </a>
        </p>
      </MailSheet>
    ),
    text: lines(opening, '', otherwise, unsubscribeUrl),
  };
}
