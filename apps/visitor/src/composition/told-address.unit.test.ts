import { pageType } from '@sitewright/contracts/codes';
import { expect, it } from 'vitest';
import { toldAddress } from './told-address.ts';

const told = (type: number, address: string) => toldAddress({ pageType: type }, new URL(address));

it('is the whole address of most pages', () => {
  expect(told(pageType.PAGE, 'https://shop.example/mugs?color=blue')).toStrictEqual({
    url: 'https://shop.example/mugs?color=blue',
    path: '/mugs',
  });
});

it.each([
  [pageType.NEWSLETTER_UNSUBSCRIBE, '/newsletter/unsubscribe?token=secret', '/newsletter'],
  [pageType.ORDER_CONFIRMED, '/order/secret', '/order'],
])('tells nothing by which somebody else could open a page of type %i', (type, address, path) => {
  expect(told(type, `https://shop.example${address}`)).toStrictEqual({
    url: `https://shop.example${path}`,
    path,
  });
});
