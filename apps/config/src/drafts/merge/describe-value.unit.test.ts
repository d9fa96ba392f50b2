import { expect, it } from 'vitest';
import { describeValue } from './describe-value.ts';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

it.each([
  ['By the  water', '“By the water”'],
  ['', 'nothing'],
  [null, 'nothing'],
  [undefined, 'nothing'],
  [Number.NaN, 'nothing'],
  [[], 'nothing'],
  [true, 'on'],
  [false, 'off'],
  [20, '20'],
  [['Tea', 'Coffee'], '“Tea, Coffee”'],
  [[{ title: 'Home', pageId: '1' }, { title: 'Visit' }], '“Home, Visit”'],
  [{ text: 'Contact', href: '/contact' }, '“Contact, /contact”'],
  [{ family: 'Inter', weight: 400 }, '“Inter, 400”'],
  [{ type: 'doc', content: [paragraph('One.'), paragraph('Two.')] }, '“One. Two.”'],
  ['a'.repeat(80), `“${'a'.repeat(59)}…”`],
])('describes %j as %s', (value, words) => {
  expect(describeValue(value)).toBe(words);
});
