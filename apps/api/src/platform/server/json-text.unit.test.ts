import { describe, expect, it } from 'vitest';
import { parseJsonText } from './json-text.ts';

describe('parseJsonText', () => {
  it('parses JSON', () => {
    expect(parseJsonText('{"a":[1,"]}",{"b":null}]}', 4)).toEqual({
      ok: true,
      value: { a: [1, ']}', { b: null }] },
    });
  });

  it('ignores brackets inside strings when counting the depth', () => {
    expect(parseJsonText('["[[[[\\"[[[["]', 1).ok).toBe(true);
  });

  it('ignores one byte order mark', () => {
    expect(parseJsonText('\ufeff{"a":1}', 4)).toEqual({ ok: true, value: { a: 1 } });
    expect(parseJsonText('\ufeff\ufeff{"a":1}', 4)).toEqual({ ok: false, error: 'notJson' });
  });

  it.each([
    ['tooDeep', '['.repeat(500_000)],
    ['tooDeep', `${'['.repeat(41)}${']'.repeat(41)}`],
    ['notJson', '{"a":}'],
    ['notJson', ''],
    ['poisonedKey', '{"__proto__":{"isAdmin":true}}'],
    ['poisonedKey', '{"a":[{"constructor":{"prototype":{}}}]}'],
    ['badCharacter', String.raw`{"name":"a\u0000b"}`],
    ['badCharacter', String.raw`{"name":"\ud800"}`],
    ['badCharacter', String.raw`{"\udfff":1}`],
  ])('rejects %s', (error, text) => {
    expect(parseJsonText(text, 40)).toEqual({ ok: false, error });
  });
});
