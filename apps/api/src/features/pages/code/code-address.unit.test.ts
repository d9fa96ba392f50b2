import { describe, expect, it } from 'vitest';
import { compileCode } from './compile-code.ts';

/** What is wrong with code of an owner; undefined where it is accepted. */
function errorOf(foot: string): string | undefined {
  const result = compileCode({ head: '', foot });
  return result.ok ? undefined : Object.values(result.errors).join(' ');
}

const notAllowed = 'leads nowhere that is allowed';

describe('a URL in the custom code of a page', () => {
  it.each([
    'data:image/png;base64,AAAA',
    'DATA:image/svg+xml,%3Csvg/%3E',
    ' data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  ])('of an image may be an image data URL: %s', (address) => {
    expect(errorOf(`<img src="${address}" alt="">`)).toBeUndefined();
  });

  it.each([
    'data:text/html,<script>run()</script>',
    'data:text/javascript,run()',
    'data:application/xhtml+xml,<x/>',
    'data:,run',
    'data:imagex/png;base64,AAAA',
    'data:text/html;image/png,x',
    ' DATA:text/html,x',
    'javascript:run()',
    'blob:https://site.example/1',
  ])('of an image or a video is rejected: %s', (address) => {
    expect(errorOf(`<img src='${address}' alt="">`)).toContain(notAllowed);
    expect(errorOf(`<video poster='${address}'></video>`)).toContain(notAllowed);
    expect(errorOf(`<video src='${address}'></video>`)).toContain(notAllowed);
  });

  it.each([
    'data:image/svg+xml,<svg/>',
    'data:text/html,x',
    'javascript:run()',
    'java\tscript:run()',
    'vbscript:run',
    'file:///etc/passwd',
  ])('of a link or citation is rejected: %s', (address) => {
    expect(errorOf(`<a href='${address}'>Go</a>`)).toContain(notAllowed);
    expect(errorOf(`<blockquote cite='${address}'>Go</blockquote>`)).toContain(notAllowed);
  });

  it.each(['/shop', 'page', '#part', 'https://a.example/', 'mailto:a@b.example', 'tel:+4930'])(
    'of a link is accepted: %s',
    (address) => expect(errorOf(`<a href="${address}">Go</a>`)).toBeUndefined(),
  );
});
