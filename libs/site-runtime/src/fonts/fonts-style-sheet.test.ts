import { expect, it } from 'vitest';
import { fontsStyleSheet } from './fonts-style-sheet.ts';

const fonts = [{ includeName: 'Open Sans:wght@400;700' }, { includeName: 'Lora' }];

it('requests one family parameter per font from css2 (FONT-02)', () => {
  const address = new URL(fontsStyleSheet(fonts, 'https://fonts.example')!);
  expect(`${address.origin}${address.pathname}`).toBe('https://fonts.example/css2');
  expect(address.searchParams.getAll('family')).toStrictEqual(['Open Sans:wght@400;700', 'Lora']);
});

it('uses the configured font service, which can be a path on the same site (FONT-03)', () => {
  expect(fontsStyleSheet(fonts, '/s/fonts/')).toMatch(/^\/s\/fonts\/css2\?family=/);
});

it('returns undefined without fonts', () => {
  expect(fontsStyleSheet([], 'https://fonts.example')).toBeUndefined();
});
