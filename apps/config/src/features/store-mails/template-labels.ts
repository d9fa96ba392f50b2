import type { MailBlock, MailBlockType, MailTemplateKind } from '@sitewright/contracts/entities';
import { storeText, type StoreTextKey } from '../../texts/store-text.ts';

/** Each mail of a store: its name, and when it is sent. */
export const templateKeys: Readonly<
  Record<MailTemplateKind, { readonly title: StoreTextKey; readonly when: StoreTextKey }>
> = {
  orderConfirmation: {
    title: 'store.orderConfirmation',
    when: 'store.orderConfirmationWhen',
  },
  orderReceived: {
    title: 'store.orderReceived',
    when: 'store.orderReceivedWhen',
  },
  orderShipping: {
    title: 'store.shippingConfirmation',
    when: 'store.shippingConfirmationWhen',
  },
  orderRefund: { title: 'store.refund', when: 'store.refundWhen' },
  orderCancellation: {
    title: 'store.cancellation',
    when: 'store.cancellationWhen',
  },
  download: { title: 'store.downloads', when: 'store.downloadsWhen' },
  giftCard: { title: 'store.giftCard', when: 'store.giftCardWhen' },
  reviewRequest: {
    title: 'store.reviewRequest',
    when: 'store.reviewRequestWhen',
  },
  abandonedCart: {
    title: 'store.abandonedCart',
    when: 'store.abandonedCartWhen',
  },
  orderNotice: { title: 'store.newOrder', when: 'store.newOrderWhen' },
  authorizationEnded: {
    title: 'store.authorizationEnded',
    when: 'store.authorizationEndedWhen',
  },
  lowStock: { title: 'store.lowStock', when: 'store.lowStockWhen' },
  reviewNotice: { title: 'store.newReview', when: 'store.newReviewWhen' },
};

/** The blocks, in the order of the menu that adds them. */
export const blockKeys: Readonly<Record<MailBlockType, StoreTextKey>> = {
  heading: 'store.heading',
  text: 'store.text',
  button: 'store.button',
  orderLines: 'store.orderItems',
  address: 'store.address',
  image: 'store.image',
  divider: 'store.divider',
  footer: 'store.footer',
};

/** A block by its type and the start of its text. */
export function describeBlock(block: MailBlock): string {
  const text = 'text' in block ? block.text : 'label' in block ? block.label : '';
  const [line = ''] = text.trim().split('\n');
  const type = storeText(blockKeys[block.type]);
  return line === '' ? type : `${type}: ${line}`;
}

/** The members of a template, for errors and conflicts. */
export const templateMemberKeys = {
  subject: 'store.subject',
  preview: 'store.previewText',
  blocks: 'store.blocks',
  text: 'store.text',
  label: 'store.buttonLabel',
  url: 'store.link',
  alt: 'store.altText',
  type: 'store.block',
} as const satisfies Record<string, StoreTextKey>;

/** A new block of a type; an image needs one that was chosen. */
export function newBlock(type: Exclude<MailBlockType, 'image'>, id: string): MailBlock {
  switch (type) {
    case 'heading':
    case 'text':
    case 'footer':
      return { id, type, text: '' };
    case 'button':
      return { id, type, label: '', url: '{{shop link}}' };
    case 'orderLines':
    case 'address':
    case 'divider':
      return { id, type };
  }
}
