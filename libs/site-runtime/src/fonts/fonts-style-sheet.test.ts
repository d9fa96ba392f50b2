import { expect, it } from 'vitest';
import { fontsStyleSheet } from './fonts-style-sheet.ts';

const fonts = [{ includeName: 'Open Sans:wght@400;700' }, { includeName: 'Lora' }];

it('asks css2 for one family for each font (FONT-02)', () => {
  const address = new URL(fontsStyleSheet(fonts, 'https://fonts.example')!);
  expect(`${address.origin}${address.pathname}`).toBe('https://fonts.example/css2');
  expect(address.searchParams.getAll('family')).toStrictEqual(['Open Sans:wght@400;700', 'Lora']);
});

it('asks the service that the site has set, which may be itself (FONT-03)', () => {
  expect(fontsStyleSheet(fonts, '/s/fonts/')).toMatch(/^\/s\/fonts\/css2\?family=/);
});

it('asks nobody for no font', () => {
  expect(fontsStyleSheet([], 'https://fonts.example')).toBeUndefined();
});
