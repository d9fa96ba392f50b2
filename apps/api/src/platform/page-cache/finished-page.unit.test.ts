import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bodyOf, finishPage, repack, type FinishedPage } from './finished-page.ts';

const html = `<h1>Grüße 👩‍🎨</h1>${'<p>Quiet places, drawn from memory.</p>'.repeat(200)}`;
const texts = (page: FinishedPage) => [
  brotliDecompressSync(bodyOf(page, 'br')).toString(),
  gunzipSync(bodyOf(page, 'gzip')).toString(),
  bodyOf(page, 'identity').toString(),
];

describe('a finished page', () => {
  it('is the same in every encoding', () => {
    const page = finishPage(html, {});
    expect(texts(page)).toEqual([html, html, html]);
    expect(page.length).toBe(Buffer.byteLength(html));
  });

  it('is packed once for all who ask', () => {
    const page = finishPage(html, {});
    for (const encoding of ['br', 'gzip', 'identity'] as const)
      expect(bodyOf(page, encoding)).toBe(bodyOf(page, encoding));
  });

  it('keeps its bytes when another page is finished', () => {
    const page = finishPage(html, {});
    finishPage('y'.repeat(html.length), {});
    finishPage('z'.repeat(600_000), {});
    expect(texts(page)).toEqual([html, html, html]);
  });

  it('is packed better, and stays the same page', async () => {
    const page = finishPage(html, {});
    bodyOf(page, 'gzip');
    const before = { br: bodyOf(page, 'br').length, gzip: bodyOf(page, 'gzip').length };
    await repack(page);
    expect(bodyOf(page, 'br').length).toBeLessThan(before.br);
    expect(bodyOf(page, 'gzip').length).toBeLessThanOrEqual(before.gzip);
    expect(texts(page)).toEqual([html, html, html]);
  });

  it('has the ETag of its bytes and headers', () => {
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
