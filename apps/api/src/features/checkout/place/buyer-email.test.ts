import { placeOrder } from '@sitewright/contracts/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestVariant } from '../../../testing/create-test-product.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { checkout, checkoutBodyOf, visitorWithCart } from '../../../testing/test-checkout.ts';
import { viewOf } from '../../../testing/test-renderer.ts';

let shop: TestShop;
let variantId: string;
beforeAll(async () => {
  shop = await openTestShop();
  variantId = await createTestVariant(shop.site, { price: 2000, qtyInStock: 100 });
});
afterAll(() => shop.api.close());

const storedEmail = (orderId: string | undefined) =>
  shop.site.inTenant(async (tenant) => {
    const order = tenant.selectFrom('orders').where('orderId', '=', orderId ?? '');
    return (await order.select('email').executeTakeFirstOrThrow()).email;
  });

const internationalized = {
  typed: ' info@Müller-Keramik.de ',
  deliverable: 'info@xn--mller-keramik-wob.de',
  shown: 'info@müller-keramik.de',
};

describe.each([
  [
    'by a script',
    async (email: string) => {
      const visitor = await visitorWithCart(shop.site, variantId);
      const { orderUrl } = (await checkout(visitor, { email })).as(placeOrder);
      return { visitor, orderUrl };
    },
  ],
  [
    'without a script',
    async (email: string) => {
      const visitor = await visitorWithCart(shop.site, variantId);
      const page = viewOf((await visitor.get('/checkout')).text);
      const { shippingAddress, payment, idempotencyKey } = checkoutBodyOf();
      const parts = Object.entries(shippingAddress ?? {}).map(
        ([part, text]) => [`shippingAddress.${part}`, text] as const,
      );
      const form = {
        ...Object.fromEntries(parts),
        crumb: page.crumb ?? '',
        idempotencyKey,
        email,
        shippingOptionId: 'post',
        'payment.method': payment.method,
        'payment.card': '4242 4242 4242 4242',
        action: 'place',
      };
      const response = await visitor.post('/checkout', { form });
      return { visitor, orderUrl: String(response.headers.location) };
    },
  ],
] as const)('an order placed %s', (_, place) => {
  it('accepts an internationalized address, sends mail to its ASCII form and shows its Unicode form', async () => {
    const { typed, deliverable, shown } = internationalized;
    const { visitor, orderUrl } = await place(typed);
    const order = await shop.orderAt(orderUrl);
    expect(order?.email).toBe(shown);
    expect(await storedEmail(order?.id)).toBe(deliverable);
    expect(await shop.mailsAbout(order?.id)).toContain(deliverable);
    const page = viewOf((await visitor.get(orderUrl, { headers: { accept: 'text/html' } })).text);
    expect(page.main).toMatchObject({ order: { email: shown } });
    const { body } = await shop.site.owner.browser.get(
      `/api/websites/${shop.site.websiteId}/orders/${order?.id}`,
    );
    expect(body['email']).toBe(shown);
  });

  it('accepts a local part with an ampersand', async () => {
    const { orderUrl } = await place('b&b@example.com');
    const order = await shop.orderAt(orderUrl);
    expect(order?.email).toBe('b&b@example.com');
    expect(await shop.mailsAbout(order?.id)).toContain('b&b@example.com');
  });
});
