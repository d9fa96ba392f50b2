import type { MailView } from '@sitewright/contracts/entities';
import { lines, type MailContent } from './mail-content.ts';
import { MailSheet } from './mail-sheet.tsx';
import { mailStyles } from './mail-styles.ts';

type Mail = Extract<MailView, { kind: 'submissionNotice' }>;

/** To the owner: what somebody wrote into a form. */
export function submissionNotice(mail: Mail): MailContent {
  const { site, formName, pageTitle, submissionUrl } = mail;
  const answers = mail.answers.filter(({ text }) => text !== '');
  const subject = `New message: ${formName}`;
  const opening = `Somebody filled in the form “${formName}” on the page “${pageTitle}”.`;
  return {
    subject,
    html: (
      <MailSheet site={site} preview={opening}>
        <h1 style={mailStyles.title}>{formName}</h1>
        <p style={mailStyles.text}>{opening}</p>
        <table role="presentation" style={mailStyles.table}>
          <tbody>
            {answers.map(({ title, text }, index) => (
              <tr key={index}>
                <td style={mailStyles.cell}>
                  <span style={mailStyles.small}>{title}</span>
                  <br />
                  <span style={{ whiteSpace: 'pre-wrap' }}>{text}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p style={{ margin: '28px 0 0' }}>
          <a href={submissionUrl} style={mailStyles.button}>
            Open the submission
          </a>
        </p>
      </MailSheet>
    ),
    text: lines(
      opening,
      '',
      ...answers.flatMap(({ title, text }) => [`${title}:`, text, '']),
      submissionUrl,
    ),
  };
}
