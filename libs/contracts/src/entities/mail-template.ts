import * as z from 'zod';
import { line, localId } from './primitives.ts';

/** The mails of a store whose content its owner edits. */
export const mailTemplateKinds = [
  'orderConfirmation',
  'orderReceived',
  'orderShipping',
  'orderRefund',
  'orderCancellation',
  'download',
  'giftCard',
  'reviewRequest',
  'abandonedCart',
  'orderNotice',
  'authorizationEnded',
  'lowStock',
  'reviewNotice',
] as const;
export type MailTemplateKind = (typeof mailTemplateKinds)[number];

/**
 * The mails that a store can turn off. It owes the others to its customers, or they contain what was bought, or the store
 * would miss an order.
 */
export const optionalMails = [
  'orderShipping',
  'reviewRequest',
  'abandonedCart',
  'lowStock',
  'reviewNotice',
] as const satisfies readonly MailTemplateKind[];
export type OptionalMail = (typeof optionalMails)[number];

/** Text with variables, such as `Order {{order number}}`. */
const text = z.string().max(4000);
const id = localId;

/** The parts of a mail, from top to bottom. */
export const mailBlock = z.discriminatedUnion('type', [
  z.strictObject({ id, type: z.literal('heading'), text: line(200) }),
  /** Each line is a paragraph. A line is omitted if one of its variables has no value. */
  z.strictObject({ id, type: z.literal('text'), text }),
  /** `url` is one variable with a link, or an absolute URL. The button is omitted if its variable has no value. */
  z.strictObject({ id, type: z.literal('button'), label: line(100), url: line(500) }),
  /** What the mail is about: the lines of an order with its amounts, what was sent, what was refunded. */
  z.strictObject({ id, type: z.literal('orderLines') }),
  /** Where the order goes, or where it is picked up. */
  z.strictObject({ id, type: z.literal('address') }),
  z.strictObject({ id, type: z.literal('divider') }),
  /** An image of the website, by its path. */
  z.strictObject({
    id,
    type: z.literal('image'),
    url: line(500).regex(/^\/(?!\/)/),
    alt: line(300),
  }),
  /** Small text at the end. */
  z.strictObject({ id, type: z.literal('footer'), text }),
]);
export type MailBlock = z.infer<typeof mailBlock>;
export type MailBlockType = MailBlock['type'];

/** The content of a mail that a store sends. */
export const mailTemplate = z.strictObject({
  subject: line(200).min(1),
  /** What mail programs show beside the subject. */
  preview: line(300),
  blocks: z.array(mailBlock).max(40),
});
export type MailTemplate = z.infer<typeof mailTemplate>;
