import type { VisitorText } from '@sitewright/blocks/texts';
import type { MailView } from '@sitewright/contracts/entities';
import { Fragment } from 'react';
import { lines, type MailContent } from './mail-content.ts';
import { MailButton } from './mail-button.tsx';
import { MailSheet } from './mail-sheet.tsx';
import { mailStyles } from './mail-styles.ts';

type Mail = Extract<MailView, { kind: 'submissionNotice' }>;

/**
 * Spaces that must not collapse: a leading space, and all but the last of consecutive spaces. The line may still break
 * at the last one.
 */
const preservedSpaces = / (?= )|^ /g;

/** Outlook does not support `pre-wrap`: without this, it would join all lines of a message and drop indentation. */
const linesWithBreaks = (text: string) =>
  text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line.replaceAll('\t', '    ').replace(preservedSpaces, '\u00a0')}
    </Fragment>
  ));

/** Notifies the owner of a form submission. */
export function submissionNotice(mail: Mail, text: VisitorText): MailContent {
  const { site, formName, pageTitle, submissionUrl } = mail;
  const filledAnswers = mail.answers.filter((answer) => answer.text !== '');
  const subject = text('mail.submissionSubject', { formName });
  const opening = text('mail.submissionText', { formName, pageTitle });
  return {
    subject,
    html: (
      <MailSheet site={site} preview={opening}>
        <h1 style={mailStyles.title}>{formName}</h1>
        <p style={mailStyles.text}>{opening}</p>
        <table role="presentation" style={mailStyles.table}>
          <tbody>
            {filledAnswers.map((answer, index) => (
              <tr key={index}>
                <td style={mailStyles.cell}>
                  <span style={mailStyles.small}>{answer.title}</span>
                  <div dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
                    {linesWithBreaks(answer.text)}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <MailButton href={submissionUrl}>{text('mail.submissionLink')}</MailButton>
      </MailSheet>
    ),
    text: lines(
      opening,
      '',
      ...filledAnswers.flatMap((answer) => [`${answer.title}:`, answer.text, '']),
      submissionUrl,
    ),
  };
}
