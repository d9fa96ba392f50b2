import type { VisitorText } from '@sitewright/blocks/texts';
import { formatPrice } from '@sitewright/blocks/view';
import { reviewLinkDays, type MailView } from '@sitewright/contracts/entities';
import type { MailData } from './mail-data.ts';
import { lineText } from './order-rows.ts';

const shopValues = ({ title, baseUrl }: MailView['site']) => ({
  'shop name': title,
  'shop link': baseUrl,
});

/** A gift card for its recipient. The mail has a link to the card, and not the code itself. */
export function giftCardData(mail: Extract<MailView, { kind: 'giftCard' }>): MailData {
  const { site, amountCents, currency, senderName, recipientName, message, cardUrl } = mail;
  return {
    kind: 'giftCard',
    site,
    values: {
      ...shopValues(site),
      'gift card amount': formatPrice(amountCents, currency, site.locale),
      'gift card message': message,
      'gift card link': cardUrl,
      'sender name': senderName,
      'sender or shop name': senderName || site.title,
      'recipient name': recipientName,
    },
    rows: [],
    address: null,
  };
}

const productText = ({ title, variant }: { readonly title: string; readonly variant: string }) =>
  variant === '' ? title : `${title} – ${variant}`;

/** Variants whose stock has fallen to their threshold. */
export function lowStockData(
  { site, variants, inventoryUrl }: Extract<MailView, { kind: 'lowStock' }>,
  text: VisitorText,
): MailData {
  const rows = variants.map(({ sku, qtyInStock, ...variant }) => ({
    label: productText(variant),
    note: sku,
    amount: text('mail.lowStockLeft', { count: qtyInStock.toLocaleString(site.locale) }),
  }));
  return {
    kind: 'lowStock',
    site,
    values: {
      ...shopValues(site),
      'product name': rows[0]?.label ?? '',
      'inventory link': inventoryUrl,
    },
    rows,
    address: null,
  };
}

/** The purchased products, each with the link to its review, and the link to get no more requests. */
export function reviewRequestData(
  { site, orderNumber, products, unsubscribeUrl }: Extract<MailView, { kind: 'reviewRequest' }>,
  text: VisitorText,
): MailData {
  return {
    kind: 'reviewRequest',
    site,
    values: {
      ...shopValues(site),
      'order number': String(orderNumber),
      'days to review': new Intl.NumberFormat(site.locale).format(reviewLinkDays),
    },
    rows: products.map(({ reviewUrl, ...product }) => ({
      label: productText(product),
      link: { label: text('mail.reviewLink'), url: reviewUrl },
    })),
    address: null,
    ending: {
      reason: text('mail.reviewReason', { title: site.title }),
      label: text('unsubscribe.confirm'),
      url: unsubscribeUrl,
    },
  };
}

/** A review that waits for approval: the product with its stars, and what was written. */
export function reviewNoticeData({
  site,
  product,
  rating,
  title,
  text,
  author,
  reviewsUrl,
}: Extract<MailView, { kind: 'reviewNotice' }>): MailData {
  const written = [title, text].filter((part) => part !== '');
  return {
    kind: 'reviewNotice',
    site,
    values: {
      ...shopValues(site),
      'product name': product,
      'review author': author,
      'review text': text,
      'reviews link': reviewsUrl,
    },
    rows: [
      {
        label: product,
        details: written,
        amount: `${new Intl.NumberFormat(site.locale).format(rating)} ★`,
      },
    ],
    address: null,
  };
}

/** A cart that was left at the checkout, with the link to get no more reminders. */
export function abandonedCartData(
  { site, entries, currency, cartUrl, unsubscribeUrl }: Extract<MailView, { kind: 'cartRecovery' }>,
  text: VisitorText,
): MailData {
  const price = (cents: number) => formatPrice(cents, currency, site.locale);
  return {
    kind: 'abandonedCart',
    site,
    values: {
      ...shopValues(site),
      'cart total': price(entries.reduce((sum, { amountCents }) => sum + amountCents, 0)),
      'cart link': cartUrl,
    },
    rows: entries.map((entry) => ({
      label: lineText(entry),
      amount: price(entry.amountCents),
    })),
    address: null,
    ending: {
      reason: text('mail.cartReason', { title: site.title }),
      label: text('unsubscribe.confirm'),
      url: unsubscribeUrl,
    },
  };
}
