import type { VisitorText } from '@sitewright/blocks/texts';
import type { MailView } from '@sitewright/contracts/entities';
import { longDate } from './long-date.ts';
import { lines, type MailContent } from './mail-content.ts';
import { MailButton } from './mail-button.tsx';
import { MailSheet } from './mail-sheet.tsx';
import { mailStyles } from './mail-styles.ts';

type Mail = Extract<MailView, { kind: 'invitation' }>;

/** Invites a person to work on a website: the sender's name and the link to accept. */
export function invitation(
  { site, inviterName, acceptUrl, expiresAt }: Mail,
  text: VisitorText,
): MailContent {
  const lastDay = longDate(expiresAt, site.locale, 'UTC');
  const subject = text('mail.invitationSubject', { inviterName, title: site.title });
  const opening = text('mail.invitationText', { inviterName, title: site.title });
  const terms = text('mail.invitationTerms', { lastDay });
  const otherwise = text('mail.invitationOtherwise');
  return {
    subject,
    html: (
      <MailSheet site={site} preview={opening}>
        <h1 style={mailStyles.title}>{text('mail.invitationTitle')}</h1>
        <p style={mailStyles.text}>{opening}</p>
        <MailButton href={acceptUrl}>{text('mail.invitationLink')}</MailButton>
        <p style={mailStyles.small}>{terms}</p>
        <p style={{ ...mailStyles.small, marginTop: '8px' }}>{otherwise}</p>
      </MailSheet>
    ),
    text: lines(opening, '', acceptUrl, '', terms, otherwise),
  };
}
