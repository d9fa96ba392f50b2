import type { MailTemplateKind, MailView } from '@sitewright/contracts/entities';

/** The variables of every mail. */
const ofShop = ['shop name', 'shop link'] as const;

/** The variables of mails about an order. */
const ofOrder = [
  ...ofShop,
  'order number',
  'order date',
  'order total',
  'order link',
  'customer name',
  'customer email',
] as const;

/** A kind of mail: its variables, and the blocks that it can fill beside text, buttons and images. */
interface TemplateKind {
  readonly variables: readonly string[];
  readonly hasLines: boolean;
  readonly hasAddress: boolean;
}

const order = { hasLines: true, hasAddress: true } as const;

/** The kinds of mails that owners edit. Variables whose names end with “link” are URLs. */
export const templateKinds = {
  orderConfirmation: { ...order, variables: ofOrder },
  orderReceived: { ...order, variables: ofOrder },
  orderShipping: {
    ...order,
    variables: [...ofOrder, 'shipping note', 'tracking number', 'tracking link'],
  },
  orderRefund: { ...order, variables: [...ofOrder, 'refund amount', 'refund to gift card'] },
  orderCancellation: { ...order, variables: ofOrder },
  download: {
    hasLines: true,
    hasAddress: false,
    variables: [...ofOrder, 'download link', 'last day'],
  },
  giftCard: {
    variables: [
      ...ofShop,
      'gift card amount',
      'gift card message',
      'gift card link',
      'sender name',
      'sender or shop name',
      'recipient name',
    ],
    hasLines: false,
    hasAddress: false,
  },
  reviewRequest: {
    variables: [...ofShop, 'order number', 'days to review'],
    hasLines: true,
    hasAddress: false,
  },
  abandonedCart: {
    variables: [...ofShop, 'cart total', 'cart link'],
    hasLines: true,
    hasAddress: false,
  },
  orderNotice: { ...order, variables: ofOrder },
  authorizationEnded: { ...order, variables: ofOrder },
  lowStock: {
    variables: [...ofShop, 'product name', 'inventory link'],
    hasLines: true,
    hasAddress: false,
  },
  reviewNotice: {
    variables: [...ofShop, 'product name', 'review author', 'review text', 'reviews link'],
    hasLines: true,
    hasAddress: false,
  },
} as const satisfies Readonly<Record<MailTemplateKind, TemplateKind>>;

/** A variable of any mail. */
export type MailVariable = (typeof templateKinds)[MailTemplateKind]['variables'][number];

/** Whether the value of a variable is a URL. */
export const isLinkVariable = (name: string): boolean => name.endsWith(' link');

/** The template of a mail; null for mails whose content is fixed, such as invitations. */
export function templateKindOf(view: MailView): MailTemplateKind | null {
  switch (view.kind) {
    case 'orderConfirmation':
      return view.order.paymentState === 'paid' ? 'orderConfirmation' : 'orderReceived';
    case 'orderShipping':
    case 'orderRefund':
    case 'orderCancellation':
    case 'orderNotice':
    case 'authorizationEnded':
    case 'giftCard':
    case 'reviewRequest':
    case 'lowStock':
    case 'reviewNotice':
      return view.kind;
    case 'orderDownload':
      return 'download';
    case 'cartRecovery':
      return 'abandonedCart';
    case 'mailSample':
      return view.templateKind;
    case 'submissionNotice':
    case 'newsletterWelcome':
    case 'signUpConfirmation':
    case 'accountExists':
    case 'invitation':
      return null;
  }
}
