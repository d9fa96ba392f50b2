import type { VisitorText } from '@sitewright/blocks/texts';
import type { Order } from '@sitewright/contracts/entities';

/** Where and when the gift cards of an order line are sent; undefined for a line without. */
export function deliveryText(
  { giftCard }: Order['lines'][number],
  { paymentState }: Pick<Order, 'paymentState'>,
  text: VisitorText,
  { locale, timeZone }: { readonly locale: string; readonly timeZone?: string | undefined },
): string | undefined {
  if (giftCard === undefined) return undefined;
  const { recipientEmail: email, deliverAt } = giftCard;
  if (deliverAt === null)
    return text(paymentState === 'paid' ? 'giftCards.sentTo' : 'giftCards.sentWhenPaid', { email });
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  return text('giftCards.sentOn', { email, date: format.format(new Date(deliverAt)) });
}
