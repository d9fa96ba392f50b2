import type { VisitorText } from '@sitewright/blocks/texts';
import type { MailBlock, MailTemplate, MailTemplateKind } from '@sitewright/contracts/entities';

/** A block without its id, which its position gives. */
type Draft = MailBlock extends infer Block
  ? Block extends MailBlock
    ? Omit<Block, 'id'>
    : never
  : never;

const heading = (text: string): Draft => ({ type: 'heading', text });
const paragraphs = (...texts: readonly string[]): Draft => ({
  type: 'text',
  text: texts.join('\n'),
});
const button = (label: string, url: string): Draft => ({ type: 'button', label, url });
const orderLines: Draft = { type: 'orderLines' };
const footer: Draft = { type: 'footer', text: '{{shop link}}' };

const number = '{{order number}}';
const title = '{{shop name}}';

type Content = Omit<MailTemplate, 'blocks'> & { readonly blocks: readonly Draft[] };

/** The default content of each mail. Variables take the place of the catalog's placeholders. */
const contents: Readonly<Record<MailTemplateKind, (text: VisitorText) => Content>> = {
  orderConfirmation: (text) => confirmation(text, text('mail.orderPaid')),
  orderReceived: (text) => confirmation(text, text('mail.orderWaiting')),
  orderShipping: (text) => ({
    subject: text('mail.shippingSubject', { number, title }),
    preview: '{{shipping note}}',
    blocks: [
      heading(text('mail.shippingTitle')),
      paragraphs(text('order.number', { number }), '{{shipping note}}'),
      orderLines,
      paragraphs(`${text('order.trackingNumber')}: {{tracking number}}`),
      button(text('order.track'), '{{tracking link}}'),
      button(text('mail.orderLink'), '{{order link}}'),
    ],
  }),
  orderRefund: (text) => {
    const opening = text('mail.refundText', { amount: '{{refund amount}}' });
    return {
      subject: text('mail.refundSubject', { number, title }),
      preview: opening,
      blocks: [
        heading(text('mail.refundTitle')),
        paragraphs(
          text('order.number', { number }),
          opening,
          text('mail.refundGiftCard', { amount: '{{refund to gift card}}' }),
        ),
        orderLines,
        button(text('mail.orderLink'), '{{order link}}'),
      ],
    };
  },
  orderCancellation: (text) => ({
    subject: text('mail.cancellationSubject', { number, title }),
    preview: text('mail.cancellationText'),
    blocks: [
      heading(text('mail.cancellationTitle')),
      paragraphs(text('order.number', { number }), text('mail.cancellationText')),
      orderLines,
      button(text('mail.orderLink'), '{{order link}}'),
    ],
  }),
  download: (text) => ({
    subject: text('mail.downloadSubject', { number, title }),
    preview: text('mail.downloadText'),
    blocks: [
      heading(text('mail.downloadTitle')),
      paragraphs(text('order.number', { number }), text('mail.downloadText')),
      orderLines,
      paragraphs(text('downloads.expires', { date: '{{last day}}' })),
      button(text('mail.downloadLink'), '{{download link}}'),
      button(text('mail.orderLink'), '{{order link}}'),
    ],
  }),
  giftCard: (text) => {
    const opening = text('giftCards.mailText', { amount: '{{gift card amount}}', title });
    return {
      subject: text('giftCards.mailSubject', { title: '{{sender or shop name}}' }),
      preview: opening,
      blocks: [
        heading(text('giftCards.title')),
        paragraphs(
          opening,
          '{{gift card message}}',
          text('giftCards.from', { name: '{{sender name}}' }),
        ),
        button(text('giftCards.mailButton'), '{{gift card link}}'),
      ],
    };
  },
  // Each product has its own button.
  reviewRequest: (text) => ({
    subject: text('mail.reviewSubject', { title }),
    preview: text('mail.reviewText'),
    blocks: [
      heading(text('mail.reviewTitle')),
      paragraphs(text('order.number', { number }), text('mail.reviewText')),
      orderLines,
      paragraphs(text('mail.reviewExpires', { days: '{{days to review}}' })),
    ],
  }),
  abandonedCart: (text) => ({
    subject: text('mail.cartSubject'),
    preview: text('mail.cartText', { title }),
    blocks: [
      heading(text('mail.cartTitle')),
      paragraphs(text('mail.cartText', { title })),
      orderLines,
      button(text('mail.cartLink'), '{{cart link}}'),
    ],
  }),
  orderNotice: (text) => {
    const total = '{{order total}}';
    const customer = { customerName: '{{customer name}}', email: '{{customer email}}' };
    const opening = text('mail.noticeText', { ...customer, total });
    return {
      subject: text('mail.noticeSubject', { number, total }),
      preview: opening,
      blocks: [
        heading(text('mail.noticeTitle', { number })),
        paragraphs(opening),
        orderLines,
        button(text('mail.noticeLink'), '{{order link}}'),
      ],
    };
  },
  authorizationEnded: (text) => {
    const opening = text('mail.authorizationText', { number });
    return {
      subject: text('mail.authorizationSubject', { number }),
      preview: opening,
      blocks: [
        heading(text('mail.authorizationTitle')),
        paragraphs(opening, text('mail.authorizationNext')),
        orderLines,
        button(text('mail.noticeLink'), '{{order link}}'),
      ],
    };
  },
  lowStock: (text) => ({
    subject: text('mail.lowStockSubject', { name: '{{product name}}' }),
    preview: text('mail.lowStockText'),
    blocks: [
      heading(text('mail.lowStockTitle')),
      paragraphs(text('mail.lowStockText')),
      orderLines,
      button(text('mail.lowStockLink'), '{{inventory link}}'),
    ],
  }),
  reviewNotice: (text) => {
    const opening = text('mail.reviewNoticeText', { author: '{{review author}}' });
    return {
      subject: text('mail.reviewNoticeSubject', { name: '{{product name}}' }),
      preview: opening,
      blocks: [
        heading(text('mail.reviewNoticeTitle')),
        paragraphs(opening),
        orderLines,
        button(text('mail.reviewNoticeLink'), '{{reviews link}}'),
      ],
    };
  },
};

const confirmation = (text: VisitorText, opening: string): Content => ({
  subject: text('mail.orderSubject', { number, title }),
  preview: opening,
  blocks: [
    heading(text('order.number', { number })),
    paragraphs(opening),
    orderLines,
    { type: 'address' },
    button(text('mail.orderLink'), '{{order link}}'),
  ],
});

/** The content of a mail that its owner has not edited, in the language of the site. */
export function defaultTemplate(kind: MailTemplateKind, text: VisitorText): MailTemplate {
  const { subject, preview, blocks } = contents[kind](text);
  return {
    subject,
    preview,
    blocks: [...blocks, footer].map((block, index) => ({ ...block, id: `block${index}` })),
  };
}
