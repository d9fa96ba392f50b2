import { afterEach, expect, it } from 'vitest';
import { loadStyleSheet, StyleSheetLoadError } from './load-style-sheet.ts';

const sheet = URL.createObjectURL(new Blob(['.x { color: red }'], { type: 'text/css' }));
const links = () => document.querySelectorAll('link[rel="stylesheet"]').length;
const before = links();

afterEach(() => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (link.href.startsWith('blob:')) link.remove();
});

it('adds a style sheet once', async () => {
  await loadStyleSheet(document, sheet);
  await loadStyleSheet(document, sheet);
  expect(links()).toBe(before + 1);
});

it('rejects with CSS_CHUNK_LOAD_FAILED and removes the link when it fails to load (LOAD-04)', async () => {
  const error = await loadStyleSheet(document, 'blob:gone').catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(StyleSheetLoadError);
  expect(error).toMatchObject({ code: 'CSS_CHUNK_LOAD_FAILED' });
  expect(links()).toBe(before);
});
