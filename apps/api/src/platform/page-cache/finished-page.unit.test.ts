import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bodyOf, finishPage, repack, type FinishedPage } from './finished-page.ts';

const html = `<h1>Grüße 👩‍🎨</h1>${'<p>Quiet places, drawn from memory.</p>'.repeat(200)}`;
const texts = (page: FinishedPage) => [
  brotliDecompressSync(bodyOf(page, 'br')).toString(),
  gunzipSync(bodyOf(page, 'gzip')).toString(),
  bodyOf(page, 'identity').toString(),
];

describe('finishPage', () => {
  it('returns the same HTML in every encoding', () => {
    const page = finishPage(html, {});
    expect(texts(page)).toEqual([html, html, html]);
    expect(page.length).toBe(Buffer.byteLength(html));
  });

  it('compresses the page once per encoding', () => {
    const page = finishPage(html, {});
    for (const encoding of ['br', 'gzip', 'identity'] as const)
      expect(bodyOf(page, encoding)).toBe(bodyOf(page, encoding));
  });

  it('does not share its buffer with pages finished later', () => {
    const page = finishPage(html, {});
    finishPage('y'.repeat(html.length), {});
    finishPage('z'.repeat(600_000), {});
    expect(texts(page)).toEqual([html, html, html]);
  });

  it('returns a page that repack compresses better without changing its HTML', async () => {
    const page = finishPage(html, {});
    bodyOf(page, 'gzip');
    const before = { br: bodyOf(page, 'br').length, gzip: bodyOf(page, 'gzip').length };
    await repack(page);
    expect(bodyOf(page, 'br').length).toBeLessThan(before.br);
    expect(bodyOf(page, 'gzip').length).toBeLessThanOrEqual(before.gzip);
    expect(texts(page)).toEqual([html, html, html]);
  });

  it('derives the weak ETag from the body and the headers', () => {
    const [one, same, other, headed] = [
      finishPage('a', {}),
      finishPage('a', {}),
      finishPage('b', {}),
      finishPage('a', { 'content-security-policy': 'x' }),
    ];
    expect(one.etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(one.etag).toBe(same.etag);
    expect(new Set([one.etag, other.etag, headed.etag]).size).toBe(3);
  });
});
