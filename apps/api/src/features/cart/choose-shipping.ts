import { chooseShipping } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { openRoute } from '../../platform/routing/define-route.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';
import { respondWithCart } from './respond-with-cart.ts';
import { changeCart } from './change-cart.ts';
import { toBuyerEmail } from './customer-of.ts';
import { findCodeLimitError, toCodes } from './entered-codes.ts';

export const chooseShippingRoute = openRoute(
  chooseShipping,
  visitorWrites('write'),
  async (call) => {
    const { location, shippingOptionId, vatNumber, email, acceptsMarketing } = call.body;
    const coupons = call.body.coupons && toCodes(call.body.coupons);
    const rejected = await findCodeLimitError(call, coupons ?? []);
    if (rejected !== null) return rejected;
    return respondWithCart(
      call,
      (scope) =>
        changeCart(scope, {
          ...(location === undefined ? {} : { shippingLocation: location }),
          ...(shippingOptionId === undefined ? {} : { shippingOptionId }),
          ...(vatNumber === undefined ? {} : { vatNumber: vatNumber.trim() || null }),
          ...(coupons === undefined ? {} : { coupons }),
          ...(email === undefined ? {} : { buyerEmail: toBuyerEmail(email) }),
          ...(acceptsMarketing === undefined ? {} : { acceptsMarketing }),
        }),
      // CHECKOUT-03: only options for the address can be chosen.
      ({ shippingOptions }) =>
        shippingOptionId === undefined || shippingOptions.some(({ id }) => id === shippingOptionId)
          ? null
          : err('invalidRequest', {
              errors: {
                shippingOptionId: 'This shipping option is not available for the address.',
              },
            }),
    );
  },
);
