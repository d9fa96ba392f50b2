import { chooseShipping } from '@sitewright/contracts/api';
import { isRefusal, refuse } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';
import { answerCart } from './answer-cart.ts';
import { changeCart } from './change-cart.ts';
import { couponCodes } from './coupon-codes.ts';

export const chooseShippingRoute = tenantRoute(
  chooseShipping,
  visitorWrites('write'),
  async (call) => {
    const { location, shippingOptionId, coupons } = call.body;
    const changed = await changeCart(call, {
      shippingLocation: location,
      ...(shippingOptionId === undefined ? {} : { shippingOptionId }),
      ...(coupons === undefined ? {} : { coupons: couponCodes(coupons) }),
    });
    const answer = await answerCart(call, changed);
    if (isRefusal(answer) || shippingOptionId === undefined) return answer;
    // CHECKOUT-03: only a way that goes there can be chosen.
    return answer.cart.shippingOptions.some(({ id }) => id === shippingOptionId)
      ? answer
      : refuse('invalidRequest', {
          errors: { shippingOptionId: 'This way of shipping does not go there.' },
        });
  },
);
