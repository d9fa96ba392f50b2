import type { MailBlock, MailBlockType, MailTemplateKind } from '@sitewright/contracts/entities';

/** Each mail of a store: its name, and when it is sent. */
export const templateLabels: Readonly<
  Record<MailTemplateKind, { readonly title: string; readonly when: string }>
> = {
  orderConfirmation: {
    title: 'Order confirmation',
    when: 'To your customer, when an order is paid.',
  },
  orderReceived: {
    title: 'Order received',
    when: 'To your customer, when an order is to be paid later.',
  },
  orderShipping: { title: 'Shipping confirmation', when: 'To your customer, for each shipment.' },
  orderRefund: { title: 'Refund', when: 'To your customer, when an order is refunded.' },
  orderCancellation: {
    title: 'Cancellation',
    when: 'To your customer, when an order is canceled.',
  },
  download: { title: 'Downloads', when: 'To your customer, when files are ready to download.' },
  giftCard: { title: 'Gift card', when: 'To the recipient of a gift card.' },
  reviewRequest: { title: 'Review request', when: 'To your customer, some days after shipping.' },
  abandonedCart: {
    title: 'Abandoned cart',
    when: 'To customers who left the checkout before ordering.',
  },
  orderNotice: { title: 'New order', when: 'To the owners, for each order.' },
  authorizationEnded: {
    title: 'Authorization ended',
    when: 'To the owners, when the payment of an order was not captured in time.',
  },
  lowStock: { title: 'Low stock', when: 'To the owners, when the stock of a product gets low.' },
  reviewNotice: { title: 'New review', when: 'To the owners, when a review waits for approval.' },
};

/** The blocks, in the order of the menu that adds them. */
export const blockLabels: Readonly<Record<MailBlockType, string>> = {
  heading: 'Heading',
  text: 'Text',
  button: 'Button',
  orderLines: 'Order items',
  address: 'Address',
  image: 'Image',
  divider: 'Divider',
  footer: 'Footer',
};

/** A block by its type and the start of its text. */
export function describeBlock(block: MailBlock): string {
  const text = 'text' in block ? block.text : 'label' in block ? block.label : '';
  const [line = ''] = text.trim().split('\n');
  return line === '' ? blockLabels[block.type] : `${blockLabels[block.type]}: ${line}`;
}

/** The members of a template, for errors and conflicts. */
export const templateMembers = {
  subject: 'Subject',
  preview: 'Preview text',
  blocks: 'Blocks',
  text: 'Text',
  label: 'Button label',
  url: 'Link',
  alt: 'Alt text',
  type: 'Block',
} as const;

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
