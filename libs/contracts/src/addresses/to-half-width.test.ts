import { expect, it } from 'vitest';
import { toHalfWidth } from './to-half-width.ts';

it.each([
  ['', ''],
  ['ada@example.com', 'ada@example.com'],
  ['ａｄａ＋１＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ada+1@example.com'],
  ['ada﹫example.com', 'ada@example.com'],
  ['用户ａ\u3000ｂ', '用户a\u3000b'],
  ['ﬁﾊ①', 'ﬁﾊ①'],
])('converts %j to %j', (typed, halfWidth) => {
  expect(toHalfWidth(typed)).toBe(halfWidth);
});
