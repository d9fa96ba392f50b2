import { expect, it } from 'vitest';
import { isStorableAddress } from './storable-address.ts';

it.each(['/', '/a?b=c', '/%E4%B8%AD?q=%F0%9F%8E%88', '/?a=%2500', '/?a=%', '/?a=%zz', '/?a=%E9'])(
  'accepts %s',
  (url) => {
    expect(isStorableAddress(url)).toBe(true);
  },
);

it.each(['/%00', '/?a=%00', '/?%00=a', '/?a=%41%00%42', '/?a=%E9%00', '/?a=%E9&b=%00'])(
  'rejects %s, which contains an encoded NUL',
  (url) => {
    expect(isStorableAddress(url)).toBe(false);
  },
);
