import { expect, it } from 'vitest';
import { createExcerpt } from './create-excerpt.ts';

const counted = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `w${from + index}`).join(' ');

it('returns a short text unchanged', () => {
  expect(createExcerpt('You are welcome\nat the Café.', ['cafe'])).toBe(
    'You are welcome at the Café.',
  );
  expect(createExcerpt('', ['cafe'])).toBe('');
});

it('starts a few words before the match, with an ellipsis', () => {
  const text = `${counted(1, 20)} «Übung» ${counted(21, 60)}`;
  expect(createExcerpt(text, ['ubung'])).toBe(`… ${counted(13, 20)} «Übung» ${counted(21, 41)} …`);
  expect(createExcerpt(text, ['missing'])).toBe(`${counted(1, 20)} «Übung» ${counted(21, 29)} …`);
});

it('limits the length of a text without spaces', () => {
  expect(createExcerpt('東'.repeat(5000), ['東'])).toBe(`${'東'.repeat(300)} …`);
});
