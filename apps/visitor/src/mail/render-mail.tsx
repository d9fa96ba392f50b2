import type { VisitorText } from '@sitewright/blocks/texts';
import type { MailView, Renderer } from '@sitewright/contracts/entities';
import { renderToStaticMarkup } from 'react-dom/server';
import { accountExists } from './account-exists.tsx';
import { giftCard } from './gift-card.tsx';
import { invitation } from './invitation.tsx';
import type { MailContent } from './mail-content.ts';
import { lowStock } from './low-stock.tsx';
import { newsletterWelcome } from './newsletter-welcome.tsx';
import { orderConfirmation } from './order-confirmation.tsx';
import { orderNotice } from './order-notice.tsx';
import { orderCancellation, orderRefund } from './order-refund.tsx';
import { orderShipping } from './order-shipping.tsx';
import { signUpConfirmation } from './sign-up-confirmation.tsx';
import { submissionNotice } from './submission-notice.tsx';

function contentOf(mail: MailView, text: VisitorText): MailContent {
  switch (mail.kind) {
    case 'orderConfirmation':
      return orderConfirmation(mail, text);
    case 'orderNotice':
      return orderNotice(mail, text);
    case 'orderShipping':
      return orderShipping(mail, text);
    case 'orderRefund':
      return orderRefund(mail, text);
    case 'orderCancellation':
      return orderCancellation(mail, text);
    case 'submissionNotice':
      return submissionNotice(mail, text);
    case 'lowStock':
      return lowStock(mail, text);
    case 'invitation':
      return invitation(mail, text);
    case 'signUpConfirmation':
      return signUpConfirmation(mail, text);
    case 'accountExists':
      return accountExists(mail, text);
    case 'giftCard':
      return giftCard(mail, text);
    case 'newsletterWelcome':
      return newsletterWelcome(mail, text);
  }
}

/** Mail headers are single lines: a line break in a name must not start another header. */
const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ').trim();

/** Renders a mail as HTML and as plain text, in the language of its site. */
export function renderMail(
  mail: MailView,
  visitorText: VisitorText,
): ReturnType<Renderer['renderMail']> {
  const { subject, html, text } = contentOf(mail, visitorText);
  return { subject: oneLine(subject), html: `<!doctype html>${renderToStaticMarkup(html)}`, text };
}
