import { describe, expect, it } from 'vitest';
import { spamReason, type SpamSignals } from './spam.ts';

const honest: SpamSignals = { trap: '', filledInMs: 20_000, texts: ['Hello', 'Ada'] };
const links = (count: number) => Array.from({ length: count }, (_, each) => `http://x.y/${each}`);

describe('spamReason', () => {
  it.each<[string, Partial<SpamSignals>]>([
    ['what a person sends', {}],
    ['what nobody measured, without JavaScript', { filledInMs: undefined }],
    ['what took two seconds', { filledInMs: 2_000 }],
    ['one answer that took a second', { filledInMs: 1_000, texts: ['ada@example.com'] }],
    ['one answer beside empty ones', { filledInMs: 1_000, texts: ['', 'ada@example.com', ''] }],
    ['four links', { texts: links(4) }],
  ])('lets through %s', (_, signs) => {
    expect(spamReason({ ...honest, ...signs })).toBeNull();
  });

  it.each<[string, Partial<SpamSignals>, string]>([
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

  it.each([
    ['https://shop.example/a', true],
    ['HTTP://WWW.Shop.Example', true],
    ['www.shop.example,', true],
    ['https://shop.example:8443/a', true],
    ['https://müller.example/a', true],
    ['https://xn--mller-kva.example)', true],
    ['https://shop.example.evil.example', false],
    ['https://evil-shop.example', false],
    ['https://shop.example@evil.example', false],
    ['https://shop.example:x@evil.example', false],
    ['https://evil.example/?to=shop.example', false],
    ['https://evil.example#https.shop.example', false],
  ])('takes %s for a link to the website itself: %s', (link, isOwn) => {
    const ownHosts = ['www.shop.example', 'xn--mller-kva.example'];
    const texts = [Array<string>(9).fill(link).join(' ')];
    expect(spamReason({ ...honest, texts, ownHosts })).toBe(isOwn ? null : 'It holds 9 links.');
  });

  it('counts links without separators, and processes a long text within two seconds', () => {
    const texts = [
      'https://a.examplehttps://b.examplehttp://c.example,http://d.example;www.e.example',
    ];
    expect(spamReason({ ...honest, texts })).toBe('It holds 5 links.');
    const before = performance.now();
    spamReason({ ...honest, texts: ['www.'.repeat(40_000), 'https://'.repeat(20_000)] });
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});
