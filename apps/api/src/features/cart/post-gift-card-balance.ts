import { visitorText } from '@sitewright/blocks/texts';
import { postGiftCardBalance } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { errorText } from '../../platform/errors/error-text.ts';
import { findLimitError } from '../../platform/limits/find-limit-error.ts';
import { openRoute, replied } from '../../platform/routing/define-route.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';
import { addressBlock } from '../../platform/server/address-block.ts';
import { findGiftCardByCode, readCodeHash } from '../gift-cards/public.ts';
import { sendGiftCardBalance } from '../site/public.ts';
import { codeLimit } from './entered-codes.ts';

/** The balance of a gift card. Tried codes count together with those of the cart. */
export const postGiftCardBalanceRoute = openRoute(
  postGiftCardBalance,
  visitorWrites('write'),
  async (call) => {
    const { site, inTenant, websiteId, body, request, reply, services, now } = call;
    if (site === null) return err('notFound');
    const { code = '' } = body;
    const key = `coupons ${websiteId} ${addressBlock(request.ip)}`;
    const limited = await findLimitError(call, { ...codeLimit, key });
    const hash = readCodeHash(code);
    const giftCard =
      limited !== null || hash === null
        ? null
        : await inTenant((tenant) => findGiftCardByCode(tenant, hash, now));
    if (giftCard !== null) {
      await sendGiftCardBalance(request, reply, site, services, { giftCard });
      return replied;
    }
    const message =
      limited === null
        ? visitorText(site.locale)('giftCards.unknown')
        : errorText(limited, site.locale);
    if (limited?.retryAfterMs !== undefined)
      reply.header('retry-after', Math.ceil(limited.retryAfterMs / 1000));
    const formReturn = {
      formId: 'giftCardBalance',
      values: { code },
      errors: { code: message },
      message,
    };
    const status = limited === null ? 400 : 429;
    await sendGiftCardBalance(request, reply, site, services, { formReturn, status });
    return replied;
  },
);
