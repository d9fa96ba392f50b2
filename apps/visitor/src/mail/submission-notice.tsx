import type { VisitorText } from '@sitewright/blocks/texts';
import type { MailView } from '@sitewright/contracts/entities';
import { Fragment } from 'react';
import { lines, type MailContent } from './mail-content.ts';
import { MailSheet } from './mail-sheet.tsx';
import { mailStyles } from './mail-styles.ts';

type Mail = Extract<MailView, { kind: 'submissionNotice' }>;

/**
 * Spaces that `pre-wrap` would preserve: indentation and consecutive spaces, except the last, where the line may
 * break.
 */
const heldSpaces = / (?= )|^ /g;

/** Outlook does not support `pre-wrap`: it would join all lines of a message and drop their indentation. */
const brokenLines = (text: string) =>
  text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line.replaceAll('\t', '    ').replace(heldSpaces, '\u00a0')}
    </Fragment>
  ));

/** Notifies the owner of a form submission. */
export function submissionNotice(mail: Mail, text: VisitorText): MailContent {
  const { site, formName, pageTitle, submissionUrl } = mail;
  const answers = mail.answers.filter((answer) => answer.text !== '');
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
            {answers.map((answer, index) => (
              <tr key={index}>
                <td style={mailStyles.cell}>
                  <span style={mailStyles.small}>{answer.title}</span>
                  <div dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
                    {brokenLines(answer.text)}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p style={{ margin: '28px 0 0' }}>
          <a href={submissionUrl} style={mailStyles.button}>
            {text('mail.submissionLink')}
          </a>
        </p>
      </MailSheet>
    ),
    text: lines(
      opening,
      '',
      ...answers.flatMap((answer) => [`${answer.title}:`, answer.text, '']),
      submissionUrl,
    ),
  };
}
