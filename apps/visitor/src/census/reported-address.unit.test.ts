import { hitData } from '@sitewright/contracts/api';
import { pageType } from '@sitewright/contracts/codes';
import { expect, it } from 'vitest';
import { reportedAddress } from './reported-address.ts';

const reported = (type: number, address: string) =>
  reportedAddress({ pageType: type }, new URL(address));

it('returns the full URL and path of an ordinary page', () => {
  expect(reported(pageType.PAGE, 'https://shop.example/mugs?color=blue')).toStrictEqual({
    url: 'https://shop.example/mugs?color=blue',
    path: '/mugs',
  });
});

it('cuts a URL to the length that the census accepts', () => {
  const { url } = reported(pageType.PAGE, `https://shop.example/mugs?click=${'d'.repeat(2500)}`);
  expect(hitData.safeParse({ url }).error).toBeUndefined();
  expect(url.length).toBe(2000);
});

const secret: readonly number[] = [
  pageType.ORDER_CONFIRMED,
  pageType.ORDER_RECEIVED,
  pageType.CONTRIBUTION_CONFIRMED,
  pageType.SUBSCRIPTION_CONFIRMED,
  pageType.MEMBERSHIP_CONFIRMED,
  pageType.REVIEWS_REQUEST,
  pageType.NEWSLETTER_UNSUBSCRIBE,
];

it.each(Object.entries(pageType))(
  'removes the path and query of page type %s only when they are secret',
  (_, type) => {
    const { url, path } = reported(type, 'https://shop.example/order/secret?token=secret');
    expect(path).toBe(secret.includes(type) ? '/order' : '/order/secret');
    expect(url.includes('secret')).toBe(!secret.includes(type));
  },
);

it('removes the token of the page that restores a cart', () => {
  expect(
    reported(pageType.COMMERCE_CART_V2, 'https://shop.example/cart/restore?token=secret'),
  ).toStrictEqual({ url: 'https://shop.example/cart', path: '/cart' });
});

it('removes the token of a gift card, whose page has the type of the checkout', () => {
  const token = `${'0a'.repeat(12)}.secret`;
  expect(
    reported(pageType.CHECKOUT, `https://shop.example/checkout/giftcard/${token}`),
  ).toStrictEqual({ url: 'https://shop.example/checkout', path: '/checkout' });
  const balance = 'https://shop.example/checkout/giftcard/balance';
  expect(reported(pageType.CHECKOUT, balance).url).toBe(balance);
});

it('removes the token of the page of downloads', () => {
  expect(
    reported(pageType.CHECKOUT, 'https://shop.example/order/downloads/0a1.secret'),
  ).toStrictEqual({ url: 'https://shop.example/order', path: '/order' });
});
