import { expect, it } from 'vitest';
import { excerptOf } from './excerpt-of.ts';

const counted = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `w${from + index}`).join(' ');

it('is the whole of a short text', () => {
  expect(excerptOf('You are welcome\nat the Café.', ['cafe'])).toBe('You are welcome at the Café.');
  expect(excerptOf('', ['cafe'])).toBe('');
});

it('begins a little before the word, and says that it is a piece', () => {
  const text = `${counted(1, 20)} «Übung» ${counted(21, 60)}`;
  expect(excerptOf(text, ['ubung'])).toBe(`… ${counted(13, 20)} «Übung» ${counted(21, 41)} …`);
  expect(excerptOf(text, ['missing'])).toBe(`${counted(1, 20)} «Übung» ${counted(21, 29)} …`);
});

it('bounds a text without spaces', () => {
  expect(excerptOf('東'.repeat(5000), ['東'])).toBe(`${'東'.repeat(300)} …`);
});
