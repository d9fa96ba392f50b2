import { describe, expect, it } from 'vitest';
import { parseCacheableRequest } from './parse-cacheable-request.ts';

const host = ['Host', 'shop.example'] as const;

describe('a plain request', () => {
  it.each<[string, readonly string[], object]>([
    ['the host alone', host, {}],
    [
      'names in any case',
      ['hOST', 'shop.example', 'ACCEPT-ENCODING', 'br'],
      { acceptEncoding: 'br' },
    ],
    [
      'what it has of the page',
      [...host, 'If-None-Match', 'W/"a", "b"', 'Accept-Encoding', 'gzip;q=0'],
      { ifNoneMatch: 'W/"a", "b"', acceptEncoding: 'gzip;q=0' },
    ],
    ['headers that do not matter, also twice', [...host, 'Cookie', 'a=1', 'Cookie', 'b=2'], {}],
    ['a header as long as one that matters', [...host, 'last', 'x', 'last', 'y'], {}],
    ['an empty condition', [...host, 'if-none-match', ''], { ifNoneMatch: '' }],
  ])('is read: %s', (_, rawHeaders, read) => {
    expect(parseCacheableRequest(rawHeaders)).toEqual({
      host: 'shop.example',
      ifNoneMatch: undefined,
      acceptEncoding: undefined,
      ...read,
    });
  });

  it.each<[string, readonly string[]]>([
    ['without a host', ['Accept-Encoding', 'br']],
    ['with two hosts', [...host, 'host', 'other.example']],
    ['with two conditions', [...host, 'If-None-Match', '"a"', 'if-none-match', '"b"']],
    ['with an empty condition and another', [...host, 'If-None-Match', '', 'If-None-Match', '"b"']],
    ['with two lists of encodings', [...host, 'Accept-Encoding', 'br', 'Accept-Encoding', 'gzip']],
    ['with a body', [...host, 'Content-Length', '0']],
    ['with a body of unknown length', [...host, 'Transfer-Encoding', 'chunked']],
    ['that expects an answer first', [...host, 'Expect', '100-continue']],
    ['that wants another protocol', [...host, 'Upgrade', 'websocket']],
    ['with another condition', [...host, 'If-Match', '"a"']],
    ['with a condition of time', [...host, 'If-Unmodified-Since', 'Wed, 25 Nov 2026 10:00:00 GMT']],
  ])('is none: %s', (_, rawHeaders) => {
    expect(parseCacheableRequest(rawHeaders)).toBeUndefined();
  });
});
