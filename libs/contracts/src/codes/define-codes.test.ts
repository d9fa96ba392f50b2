import { expect, it } from 'vitest';
import { codeSchema } from './code-schema.ts';
import { defineCodes, type CodeOf } from './define-codes.ts';

const sliceType = defineCodes('slice type', { COVER_PAGE: 1, FRONT_PAGE: 1, LOCK_SCREEN: 2 });
type SliceType = CodeOf<typeof sliceType>;

it('has only the constants as own enumerable properties', () => {
  expect({ ...sliceType }).toStrictEqual({ COVER_PAGE: 1, FRONT_PAGE: 1, LOCK_SCREEN: 2 });
});

it('lists each code once', () => {
  expect(sliceType.codes).toStrictEqual([1, 2]);
});

it('returns the name of a code, or the first one if several names share it', () => {
  expect(sliceType.nameOf(1)).toBe('COVER_PAGE');
  expect(sliceType.nameOf(2)).toBe('LOCK_SCREEN');
});

it('throws a RangeError for the name of an unknown code', () => {
  expect(() => sliceType.nameOf(3 as SliceType)).toThrow(new RangeError('3 is not a slice type.'));
});

it('distinguishes codes from other values', () => {
  expect([1, 2].every((value) => sliceType.isCode(value))).toBe(true);
  expect([0, 3, 1.5, '1', null, undefined].some((value) => sliceType.isCode(value))).toBe(false);
});

it('is immutable', () => {
  expect(() => Object.assign(sliceType, { COVER_PAGE: 9 })).toThrow(TypeError);
  expect(() => (sliceType.codes as number[]).push(9)).toThrow(TypeError);
});

it('parses codes and rejects other values with the family name in the message', () => {
  const schema = codeSchema(sliceType);

  expect(schema.parse(2)).toBe(2);
  for (const value of [0, 3, '2', null]) {
    expect(schema.safeParse(value).error?.issues[0]?.message).toBe('Expected a slice type.');
  }
});
