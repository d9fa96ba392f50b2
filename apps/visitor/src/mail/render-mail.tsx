import type { MailView, Renderer } from '@sitewright/contracts/entities';
import { renderToStaticMarkup } from 'react-dom/server';
import { invitation } from './invitation.tsx';
import type { MailContent } from './mail-content.ts';
import { orderConfirmation } from './order-confirmation.tsx';
import { orderNotice } from './order-notice.tsx';
import { submissionNotice } from './submission-notice.tsx';

function contentOf(mail: MailView): MailContent {
  switch (mail.kind) {
    case 'orderConfirmation':
      return orderConfirmation(mail);
    case 'orderNotice':
      return orderNotice(mail);
    case 'submissionNotice':
      return submissionNotice(mail);
    case 'invitation':
      return invitation(mail);
  }
}

/** A header of a mail is one line: a name with a line break in it must not begin another. */
const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ').trim();

/** A mail as HTML and as plain text. */
export const renderMail: Renderer['renderMail'] = (mail) => {
  const { subject, html, text } = contentOf(mail);
  return { subject: oneLine(subject), html: `<!doctype html>${renderToStaticMarkup(html)}`, text };
};
