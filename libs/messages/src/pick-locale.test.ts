import { expect, it } from 'vitest';
import { pickLocale } from './pick-locale.ts';

const available = ['de', 'en', 'pt', 'pt-BR'] as const;

it.each([
  ['pt-BR', 'pt-BR'],
  ['pt-PT', 'pt'],
  ['de', 'de'],
  ['de-CH', 'de'],
  ['fr', 'en'],
  ['', 'en'],
] as const)('resolves %j to %s', (requested, picked) => {
  expect(pickLocale(requested, available, 'en')).toBe(picked);
});
