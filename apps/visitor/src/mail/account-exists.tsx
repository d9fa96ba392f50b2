import type { VisitorText } from '@sitewright/blocks/texts';
import type { MailView } from '@sitewright/contracts/entities';
import { lines, type MailContent } from './mail-content.ts';
import { MailButton } from './mail-button.tsx';
import { MailSheet } from './mail-sheet.tsx';
import { mailStyles } from './mail-styles.ts';

type Mail = Extract<MailView, { kind: 'accountExists' }>;

/** To the owner of an account whose address was entered to create another. */
export function accountExists({ site, loginUrl }: Mail, text: VisitorText): MailContent {
  const subject = text('mail.accountExistsSubject');
  const opening = text('mail.accountExistsText');
  const otherwise = text('mail.accountExistsOtherwise');
  return {
    subject,
    html: (
      <MailSheet site={site} preview={opening}>
        <h1 style={mailStyles.title}>{subject}</h1>
        <p style={mailStyles.text}>{opening}</p>
        <MailButton href={loginUrl}>{text('mail.accountExistsLink')}</MailButton>
        <p style={mailStyles.small}>{otherwise}</p>
      </MailSheet>
    ),
    text: lines(opening, '', loginUrl, '', otherwise),
  };
}
