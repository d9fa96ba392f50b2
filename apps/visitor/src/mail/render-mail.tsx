import type { VisitorText } from '@sitewright/blocks/texts';
import type { MailTemplate, MailView, Renderer } from '@sitewright/contracts/entities';
import { renderToStaticMarkup } from 'react-dom/server';
import { accountExists } from './account-exists.tsx';
import { invitation } from './invitation.tsx';
import type { MailContent } from './mail-content.ts';
import { newsletterWelcome } from './newsletter-welcome.tsx';
import { signUpConfirmation } from './sign-up-confirmation.tsx';
import { submissionNotice } from './submission-notice.tsx';
import { defaultTemplate } from './template/default-template.ts';
import { sampleView } from './template/sample-view.ts';
import { templateContent } from './template/template-content.tsx';
import { templateData } from './template/template-data.ts';

function contentOf(
  mail: MailView,
  text: VisitorText,
  template: MailTemplate | undefined,
): MailContent {
  switch (mail.kind) {
    case 'submissionNotice':
      return submissionNotice(mail, text);
    case 'invitation':
      return invitation(mail, text);
    case 'signUpConfirmation':
      return signUpConfirmation(mail, text);
    case 'accountExists':
      return accountExists(mail, text);
    case 'newsletterWelcome':
      return newsletterWelcome(mail, text);
    default: {
      const view = mail.kind === 'mailSample' ? sampleView(mail) : mail;
      const data = templateData(view, text);
      return templateContent(template ?? defaultTemplate(data.kind, text), data);
    }
  }
}

/** Mail headers are single lines: a line break in a name must not start another header. */
const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ').trim();

/** Renders a mail as HTML and as plain text, in the language of its site. A store's mails have templates. */
export function renderMail(
  mail: MailView,
  visitorText: VisitorText,
  template?: MailTemplate,
): ReturnType<Renderer['renderMail']> {
  const { subject, html, text } = contentOf(mail, visitorText, template);
  return { subject: oneLine(subject), html: `<!doctype html>${renderToStaticMarkup(html)}`, text };
}
