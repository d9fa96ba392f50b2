import { describe, expect, it } from 'vitest';
import { spamReason, type SpamSigns } from './spam.ts';

const honest: SpamSigns = { trap: '', filledInMs: 20_000, texts: ['Hello', 'Ada'] };
const links = (count: number) => Array.from({ length: count }, (_, each) => `http://x.y/${each}`);

describe('spamReason', () => {
  it.each<[string, Partial<SpamSigns>]>([
    ['what a person sends', {}],
    ['what nobody measured, without JavaScript', { filledInMs: undefined }],
    ['what took two seconds', { filledInMs: 2_000 }],
    ['one answer that took a second', { filledInMs: 1_000, texts: ['ada@example.com'] }],
    ['one answer beside empty ones', { filledInMs: 1_000, texts: ['', 'ada@example.com', ''] }],
    ['four links', { texts: links(4) }],
  ])('lets through %s', (_, signs) => {
    expect(spamReason({ ...honest, ...signs })).toBeNull();
  });

  it.each<[string, Partial<SpamSigns>, string]>([
    ['a filled trap', { trap: 'http://x.y' }, 'A hidden field was filled in.'],
    ['less than two seconds', { filledInMs: 1_999 }, 'It was sent within two seconds.'],
    [
      'one answer in less than a second',
      { filledInMs: 999, texts: ['ada@example.com'] },
      'It was sent within one second.',
    ],
    ['five links', { texts: [links(5).join(' ')] }, 'It holds 5 links.'],
    [
      'several signs at once',
      { trap: 'x', filledInMs: 3, texts: links(3) },
      'A hidden field was filled in. It was sent within two seconds. It holds 3 links.',
    ],
  ])('flags %s', (_, signs, reason) => {
    expect(spamReason({ ...honest, ...signs })).toBe(reason);
  });

  it('counts links without a scheme as well', () => {
    expect(
      spamReason({ ...honest, texts: ['www.a.b www.c.d WWW.e.f www.g.h www.i.j'] }),
    ).not.toBeNull();
  });
});
