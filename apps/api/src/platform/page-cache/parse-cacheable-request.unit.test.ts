import { describe, expect, it } from 'vitest';
import { parseCacheableRequest } from './parse-cacheable-request.ts';

const host = ['Host', 'shop.example'] as const;

describe('parseCacheableRequest', () => {
  it.each<[string, readonly string[], object]>([
    ['only the host', host, {}],
    [
      'names in any case',
      ['hOST', 'shop.example', 'ACCEPT-ENCODING', 'br'],
      { acceptEncoding: 'br' },
    ],
    [
      'validators and encodings',
      [...host, 'If-None-Match', 'W/"a", "b"', 'Accept-Encoding', 'gzip;q=0'],
      { ifNoneMatch: 'W/"a", "b"', acceptEncoding: 'gzip;q=0' },
    ],
    ['irrelevant headers, also repeated', [...host, 'Cookie', 'a=1', 'Cookie', 'b=2'], {}],
    ['a header with the length of a relevant one', [...host, 'last', 'x', 'last', 'y'], {}],
    ['an empty condition', [...host, 'if-none-match', ''], { ifNoneMatch: '' }],
  ])('parses %s', (_, rawHeaders, read) => {
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
    [
      'with an empty condition and a second one',
      [...host, 'If-None-Match', '', 'If-None-Match', '"b"'],
    ],
    [
      'with two Accept-Encoding headers',
      [...host, 'Accept-Encoding', 'br', 'Accept-Encoding', 'gzip'],
    ],
    ['with a body', [...host, 'Content-Length', '0']],
    ['with a body of unknown length', [...host, 'Transfer-Encoding', 'chunked']],
    ['that expects an interim response', [...host, 'Expect', '100-continue']],
    ['that requests another protocol', [...host, 'Upgrade', 'websocket']],
    ['with another precondition', [...host, 'If-Match', '"a"']],
    ['with a time precondition', [...host, 'If-Unmodified-Since', 'Wed, 25 Nov 2026 10:00:00 GMT']],
  ])('returns undefined for a request %s', (_, rawHeaders) => {
    expect(parseCacheableRequest(rawHeaders)).toBeUndefined();
  });
});
