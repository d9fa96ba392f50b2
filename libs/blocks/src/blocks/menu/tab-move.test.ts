import { expect, it } from 'vitest';
import { tabMove } from './tab-move.ts';

it('wraps at both ends with the arrow keys, following the text direction', () => {
  expect(tabMove('ArrowRight', 2, 3, false)).toStrictEqual({ focus: 0 });
  expect(tabMove('ArrowLeft', 0, 3, false)).toStrictEqual({ focus: 2 });
  expect(tabMove('ArrowLeft', 2, 3, true)).toStrictEqual({ focus: 0 });
});

it('moves to the ends with Home and End, selects with Enter and Space, ignores other keys', () => {
  expect(tabMove('Home', 2, 3, false)).toStrictEqual({ focus: 0 });
  expect(tabMove('End', 0, 3, false)).toStrictEqual({ focus: 2 });
  expect(tabMove('Enter', 1, 3, false)).toStrictEqual({ select: 1 });
  expect(tabMove(' ', 1, 3, false)).toStrictEqual({ select: 1 });
  expect(tabMove('a', 1, 3, false)).toBeUndefined();
});
