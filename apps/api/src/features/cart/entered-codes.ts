import { visitorText } from '@sitewright/blocks/texts';
import { discountCodeKey } from '@sitewright/commerce/discount';
import type { StoreGiftCard } from '@sitewright/contracts/entities';
import { err, isErrorResult, type ErrorResult } from '@sitewright/contracts/errors';
import type { FastifyRequest } from 'fastify';
import type { Tenant } from '../../platform/database/index.ts';
import { findLimitError } from '../../platform/limits/find-limit-error.ts';
import { addressBlock } from '../../platform/server/address-block.ts';
import type { Services } from '../../platform/services.ts';
import { discountMessage, listCartDiscounts } from '../discounts/public.ts';
import { changeCart, type CartScope } from './change-cart.ts';
import type { CartRow } from './cart.queries.ts';
import { findGiftCardByCode, readCodeHash } from '../gift-cards/public.ts';
import { readStoreSettings, type StoreSettings } from './store-settings.ts';
import { findVisitorCart } from './visitor-cart.ts';

/** The maximum number of codes in a cart. */
const maxCodes = 10;

/** Entered codes in their stored spelling, without duplicates. */
export const toCodes = (entered: readonly string[]): string[] => [
  ...new Set(entered.map(discountCodeKey).filter((code) => code !== '')),
];

/** Limits how many codes one IP address can try. Not by cart, because anyone can create new carts. */
export const codeLimit = { max: 10, windowMs: 600_000 } as const;

interface CodeCall {
  readonly websiteId: string;
  readonly request: FastifyRequest;
  readonly services: Services;
  readonly now: Date;
  readonly inTenant: <T>(work: (tenant: Tenant) => Promise<T>) => Promise<T>;
}

/** Counts each code that is new in the cart, valid or not: the response must not reveal which. */
export async function findCodeLimitError(
  call: CodeCall,
  codes: readonly string[],
): Promise<ErrorResult | null> {
  if (codes.length === 0) return null;
  const { inTenant, websiteId, request, services } = call;
  const cart = await inTenant((tenant) => findVisitorCart(tenant, request, services));
  const key = `coupons ${websiteId} ${addressBlock(request.ip)}`;
  for (const code of codes) {
    if (cart?.coupons.includes(code) === true) continue;
    const rejected = await findLimitError(call, { ...codeLimit, key });
    if (rejected !== null) return rejected;
  }
  return null;
}

/** An entered code, and the buyer's email address as typed so far. */
export interface EnteredCode {
  readonly code: string;
  /** Undefined: unchanged. */
  readonly buyerEmail?: string | null | undefined;
}

/** Adds a code to the visitor's cart. A code that no discount has is an error of the field `code`. */
export async function addCode(
  scope: CartScope,
  { code, buyerEmail }: EnteredCode,
): Promise<CartRow | ErrorResult> {
  const { tenant, now } = scope;
  const [found, settings] = await Promise.all([
    listCartDiscounts(tenant, [code], now),
    readStoreSettings(tenant),
  ]);
  if (!found.some((discount) => discount.code === code)) {
    const giftCard = await findPayingCard(tenant, code, settings, now);
    if (giftCard !== null)
      return isErrorResult(giftCard) ? giftCard : addGiftCard(scope, giftCard.id, buyerEmail);
    const message = discountMessage(code, 'unknown', undefined, settings);
    return err('invalidRequest', { errors: { code: message } });
  }
  return changeCart(scope, ({ coupons }) => {
    const isNew = !coupons.includes(code);
    if (isNew && coupons.length >= maxCodes) return err('limitReached');
    return {
      ...(isNew ? { coupons: [...coupons, code] } : {}),
      ...(buyerEmail === undefined ? {} : { buyerEmail }),
    };
  });
}

/** The gift card of a typed code if it can pay, or why it cannot. Null if there is none that buyers may know of. */
async function findPayingCard(
  tenant: Tenant,
  typed: string,
  { locale, currency }: StoreSettings,
  now: Date,
): Promise<StoreGiftCard | ErrorResult | null> {
  const hash = readCodeHash(typed);
  const card = hash === null ? null : await findGiftCardByCode(tenant, hash, now);
  if (card === null || !card.isActive || card.currency !== currency) return null;
  if (card.status !== 'expired' && card.status !== 'empty') return card;
  const text = visitorText(locale)(`giftCards.${card.status}`);
  return err('invalidRequest', { errors: { code: text } });
}

const addGiftCard = (
  scope: CartScope,
  giftCardId: string,
  buyerEmail: string | null | undefined,
): Promise<CartRow | ErrorResult> =>
  changeCart(scope, ({ giftCards }) => {
    const isNew = !giftCards.includes(giftCardId);
    if (isNew && giftCards.length >= maxCodes) return err('limitReached');
    return {
      ...(isNew ? { giftCards: [...giftCards, giftCardId] } : {}),
      ...(buyerEmail === undefined ? {} : { buyerEmail }),
    };
  });

/** Removes a discount code, or a gift card by its id, from the visitor's cart. */
export const dropCode = (scope: CartScope, code: string): Promise<CartRow | ErrorResult> =>
  changeCart(scope, ({ coupons, giftCards }) => ({
    coupons: coupons.filter((other) => other !== code),
    giftCards: giftCards.filter((id) => id !== code.toLowerCase()),
  }));

/** The error of an empty field. */
export async function missingCodeError(tenant: Tenant): Promise<ErrorResult> {
  const { locale } = await readStoreSettings(tenant);
  return err('invalidRequest', { errors: { code: visitorText(locale)('discounts.enter') } });
}
