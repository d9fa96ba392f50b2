import { postGiftCard } from '@sitewright/contracts/api';
import { isErrorResult, err } from '@sitewright/contracts/errors';
import { orErrorResult } from '../../platform/errors/or-error-result.ts';
import { errorText } from '../../platform/errors/error-text.ts';
import { openRoute, replied } from '../../platform/routing/define-route.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';
import { listOfferedAmounts, readGiftCardBounds, readGiftCardForm } from '../gift-cards/public.ts';
import { sendGiftCardForm } from '../site/public.ts';
import { addGiftCardToCart } from './change-cart.ts';
import { readStoreSettings } from './store-settings.ts';

/** ROUTE-08: the plain form of the gift card page. It adds the card to the cart, or shows the page with its errors. */
export const postGiftCardRoute = openRoute(postGiftCard, visitorWrites('write'), async (call) => {
  const { site, inTenant, websiteId, body, request, reply, services, now } = call;
  const { productId = '', sku = '' } = body;
  if (site === null || !/^[0-9a-f]{24}$/.test(productId)) return err('notFound');
  const offer = await inTenant(async (tenant) => ({
    amounts: await listOfferedAmounts(tenant, productId, now),
    bounds: await readGiftCardBounds(tenant),
    settings: await readStoreSettings(tenant),
  }));
  const isExpress = offer.settings.expressCheckout;
  const read = readGiftCardForm(body, { ...offer, ...offer.settings }, now);
  const added =
    'errors' in read
      ? err('invalidRequest', { errors: read.errors })
      : await orErrorResult(
          inTenant((tenant) =>
            addGiftCardToCart(
              { tenant, websiteId, request, reply, services, now },
              read.variantId,
              read.wish,
              isExpress ? 'newCart' : 'presentCart',
            ),
          ),
        );
  if (isErrorResult(added)) {
    const formReturn = {
      formId: 'giftCard',
      values: body,
      errors: added.errors ?? {},
      message: errorText(added, site.locale),
    };
    const subject = { productId, sku };
    await sendGiftCardForm(request, reply, site, services, subject, { formReturn, status: 400 });
    return replied;
  }
  reply.redirect(isExpress ? '/checkout' : '/cart', 303);
  return replied;
});
