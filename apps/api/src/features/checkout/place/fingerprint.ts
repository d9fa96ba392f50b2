import { createHash } from 'node:crypto';
import { emailKey } from '@sitewright/contracts/addresses';
import type { CheckoutBody } from '@sitewright/contracts/api';

/**
 * Identifies a checkout by its content. The card is not part of it: cards are not stored, and a second attempt with
 * another card is still the same order.
 */
export function checkoutFingerprint(body: CheckoutBody): Buffer {
  const { email, shippingAddress, shippingOptionId, billing, vatNumber, payment, note = '' } = body;
  const { fields = {} } = body;
  const address = shippingAddress === null ? null : Object.values(shippingAddress);
  const buyer = billing === null ? [] : [Object.values(billing)];
  const parts: unknown[] = [
    emailKey(email),
    address,
    shippingOptionId,
    payment.method,
    note,
    ...buyer,
  ];
  if (vatNumber !== undefined) parts.push(vatNumber);
  if (Object.keys(fields).length > 0)
    parts.push(Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}
