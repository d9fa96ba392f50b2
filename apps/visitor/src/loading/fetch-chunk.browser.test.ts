import { afterEach, expect, it, vi } from 'vitest';
import { fetchChunk } from './fetch-chunk.ts';

const base = import.meta.env.BASE_URL;
const links = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link')].filter(({ href }) =>
    href.includes('fetch-chunk'),
  );
const sheetsNow = () => links().map(({ rel }) => rel);

afterEach(() => {
  for (const link of links()) link.remove();
});

it('adds the style sheet of a chunk once, and resolves with the chunk', async () => {
  const sheet = 'apps/visitor/src/header/header.css?fetch-chunk.css';
  const load = vi.fn<() => Promise<string>>(async () => 'island');
  await expect(fetchChunk(load, [sheet])).resolves.toBe('island');
  await expect(fetchChunk(load, [sheet])).resolves.toBe('island');
  expect(sheetsNow()).toEqual(['stylesheet']);
});

it('rejects with CSS_CHUNK_LOAD_FAILED when a style sheet fails to load, and can be retried (LOAD-04)', async () => {
  const load = vi.fn<() => Promise<string>>(async () => 'island');
  const sheet = 'blob-of-nobody/fetch-chunk-gone.css';
  for (let attempt = 0; attempt < 2; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const error = await fetchChunk(load, [sheet]).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      code: 'CSS_CHUNK_LOAD_FAILED',
      message: `${base}${sheet} did not arrive.`,
    });
    expect(sheetsNow()).toEqual([]);
  }
  expect(load).not.toHaveBeenCalled();
});
