import { expect, it } from 'vitest';
import { itemInAddress } from './item-in-address.ts';

const items = [
  { id: 'a1', url: '/work/stairs' },
  { id: 'b2', url: '/work/roof' },
  { id: 'c3', url: '/work/caf%C3%A9' },
];
const address = (pathname: string, hash = '', search = '') => ({ pathname, hash, search });

it('finds the item by itemId in the hash (LIGHTBOX-08)', () => {
  expect(itemInAddress(items, address('/work', '#itemId=b2'))).toBe(1);
  expect(itemInAddress(items, address('/work', '#itemId=%2Fwork%2Froof'))).toBe(1);
});

it('finds the item by the last path segment when the hash has no itemId (LIGHTBOX-09)', () => {
  expect(itemInAddress(items, address('/work/stairs', '#top'))).toBe(0);
  expect(itemInAddress(items, address('/work/caf%C3%A9/'))).toBe(2);
  expect(itemInAddress(items, address('/work/stairs', '#itemId=b2'))).toBe(1);
});

it('returns undefined when no item matches (LIGHTBOX-10)', () => {
  expect(itemInAddress(items, address('/work/stairs', '#itemId=zz'))).toBeUndefined();
  expect(itemInAddress(items, address('/'))).toBeUndefined();
});
