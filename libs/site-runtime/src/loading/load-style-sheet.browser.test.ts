import { afterEach, expect, it, vi } from 'vitest';
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

it('adds a style sheet once for two calls at the same time, which both wait until it has loaded', async () => {
  const first = loadStyleSheet(document, sheet);
  const hasLoaded = vi.fn();
  document.addEventListener('load', hasLoaded, { capture: true, once: true });
  await loadStyleSheet(document, sheet);
  expect(hasLoaded).toHaveBeenCalledOnce();
  expect(links()).toBe(before + 1);
  await first;
});

it('rejects both of two calls at the same time when it fails to load, and tries again', async () => {
  const load = () => loadStyleSheet(document, 'blob:gone');
  const results = await Promise.allSettled([load(), load()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const retry = load();
  expect(links()).toBe(before + 1);
  await expect(retry).rejects.toBeInstanceOf(StyleSheetLoadError);
});

it('rejects with CSS_CHUNK_LOAD_FAILED and removes the link when it fails to load (LOAD-04)', async () => {
  const error = await loadStyleSheet(document, 'blob:gone').catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(StyleSheetLoadError);
  expect(error).toMatchObject({ code: 'CSS_CHUNK_LOAD_FAILED' });
  expect(links()).toBe(before);
});
