import { chooseShipping } from '@sitewright/contracts/api';
import { isErrorResult, err, type ErrorResult } from '@sitewright/contracts/errors';
import { openRoute, type OpenCall } from '../../platform/routing/define-route.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';
import { findLimitError } from '../../platform/limits/find-limit-error.ts';
import { addressBlock } from '../../platform/server/address-block.ts';
import { respondWithCart } from './respond-with-cart.ts';
import { changeCart } from './change-cart.ts';
import { findVisitorCart } from './visitor-cart.ts';

/** Normalizes entered coupon codes for comparison, without duplicates. */
const couponCodes = (enteredCodes: readonly string[]): string[] => [
  ...new Set(enteredCodes.map((code) => code.trim().toUpperCase()).filter((code) => code !== '')),
];

/** Limits how many codes one IP address can try. Not by cart, because anyone can create new carts. */
const couponLimit = { max: 10, windowMs: 600_000 } as const;

/** Counts each code that is new in the cart, valid or not: the response must not reveal which. */
async function findCouponError(
  call: OpenCall<typeof chooseShipping>,
  codes: readonly string[],
): Promise<ErrorResult | null> {
  if (codes.length === 0) return null;
  const { inTenant, websiteId, request, services } = call;
  const cart = await inTenant((tenant) => findVisitorCart(tenant, request, services));
  const key = `coupons ${websiteId} ${addressBlock(request.ip)}`;
  for (const code of codes) {
    if (cart?.coupons.includes(code) === true) continue;
    const rejected = await findLimitError(call, { ...couponLimit, key });
    if (rejected !== null) return rejected;
  }
  return null;
}

export const chooseShippingRoute = openRoute(
  chooseShipping,
  visitorWrites('write'),
  async (call) => {
    const { location, shippingOptionId } = call.body;
    const coupons = call.body.coupons && couponCodes(call.body.coupons);
    const rejected = await findCouponError(call, coupons ?? []);
    if (rejected !== null) return rejected;
    return call.inTenant(async (tenant) => {
      const scope = { ...call, tenant };
      const changed = await changeCart(scope, {
        shippingLocation: location,
        ...(shippingOptionId === undefined ? {} : { shippingOptionId }),
        ...(coupons === undefined ? {} : { coupons }),
      });
      const result = await respondWithCart(scope, changed);
      if (isErrorResult(result) || shippingOptionId === undefined) return result;
      // CHECKOUT-03: only options for the address can be chosen.
      return result.cart.shippingOptions.some(({ id }) => id === shippingOptionId)
        ? result
        : err('invalidRequest', {
            errors: { shippingOptionId: 'This shipping option is not available for the address.' },
          });
    });
  },
);
