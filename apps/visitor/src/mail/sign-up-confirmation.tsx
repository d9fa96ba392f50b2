import type { VisitorText } from '@sitewright/blocks/texts';
import type { MailView } from '@sitewright/contracts/entities';
import { lines, type MailContent } from './mail-content.ts';
import { MailButton } from './mail-button.tsx';
import { MailSheet } from './mail-sheet.tsx';
import { mailStyles } from './mail-styles.ts';

type Mail = Extract<MailView, { kind: 'signUpConfirmation' }>;

/** To a person who creates an account: the link that confirms the address. */
export function signUpConfirmation({ site, confirmUrl }: Mail, text: VisitorText): MailContent {
  const subject = text('mail.signUpSubject');
  const opening = text('mail.signUpText');
  const terms = text('mail.signUpTerms');
  const otherwise = text('mail.signUpOtherwise');
  return {
    subject,
    html: (
      <MailSheet site={site} preview={opening}>
        <h1 style={mailStyles.title}>{subject}</h1>
        <p style={mailStyles.text}>{opening}</p>
        <MailButton href={confirmUrl}>{text('mail.signUpLink')}</MailButton>
        <p style={mailStyles.small}>{terms}</p>
        <p style={mailStyles.small}>{otherwise}</p>
      </MailSheet>
    ),
    text: lines(opening, '', confirmUrl, '', terms, otherwise),
  };
}
