import { describe, expect, it } from 'vitest';
import { parseProps } from '../../kit/block/parse-props.ts';
import { parseVideoMode, videoModes, videoRatio } from './options.ts';
import { parseVideoEmbed } from './parse-embed.ts';
import { playerAddresses } from './player-address.ts';
import { playerMessage } from './player-message.ts';
import { providerOf } from './provider.ts';
import { video } from './schema.ts';

const youtube = 'https://www.youtube.com/embed/abc123';

describe('parseVideoEmbed', () => {
  it('reads type, provider, URL and size of an iframe (VIDEO-06)', () => {
    expect(
      parseVideoEmbed(
        '<iframe width="560" height="315" src="https://player.vimeo.com/video/76979871?h=1&amp;title=0"></iframe>',
      ),
    ).toStrictEqual({
      type: 'iframe',
      provider: 'Vimeo',
      source: 'https://player.vimeo.com/video/76979871?h=1&title=0',
      width: 560,
      height: 315,
    });
  });

  it('returns type object for an object with an embed, else invalid (VIDEO-11, VIDEO-12)', () => {
    const embed = `<embed src='${youtube}' width=400 height=300>`;
    expect(parseVideoEmbed(`<object>${embed}</object>`)).toMatchObject({
      type: 'object',
      source: youtube,
      width: 400,
    });
    expect(parseVideoEmbed('<object data="x.swf"></object>')).toStrictEqual({ type: 'invalid' });
  });

  it.each([
    '<p>no video</p>',
    '<script src="https://x.example"></script>',
    '<iframe></iframe>',
    '<iframe src="javascript:alert(1)"></iframe>',
    'not an address',
    '',
  ])('returns type invalid without an iframe or object: %j (VIDEO-11)', (text) => {
    expect(parseVideoEmbed(text).type).toBe('invalid');
  });

  const source = 'https://player.example.com/1?a=1&b=2';

  it.each([
    [
      'a > in an attribute before',
      `<iframe title="a > b" src="https://player.example.com/1?a=1&amp;b=2"></iframe>`,
    ],
    [
      'a < and another element in an attribute',
      `<iframe title='<iframe src="x">' src='${source}'></iframe>`,
    ],
    ['capital letters and line breaks', `<IFRAME\n  SRC\n=\n"${source}"\n></IFRAME>`],
    ['an address without quotes', `<iframe src=${source}></iframe>`],
    [
      'numeric character references',
      '<iframe src="https&#58;//player.example.com/1&#x3F;a=1&#38;b=2"></iframe>',
    ],
    ['a slash between attributes', `<iframe/src="${source}"/allowfullscreen></iframe>`],
    ['spaces around the address', `<iframe src=" ${source} "></iframe>`],
    ['an attribute that ends in src before', `<iframe data-src="x" src="${source}"></iframe>`],
    [
      'an attribute that is given twice',
      `<iframe src="${source}" src="https://other.example/"></iframe>`,
    ],
    [
      'elements around',
      `<figure><div style="a"><p>Watch:<iframe src="${source}"></iframe></div></figure>`,
    ],
    [
      'a comment before',
      `<!-- <iframe src="https://other.example/"> --><iframe src="${source}"></iframe>`,
    ],
    [
      'a script before',
      `<script>"<iframe src='https://other.example/'>"</script><iframe src="${source}">`,
    ],
    ['no end', `<iframe src="${source}">`],
  ])('parses an iframe as browsers do: with %s (VIDEO-06)', (_what, text) => {
    expect(parseVideoEmbed(text)).toStrictEqual({ type: 'iframe', source });
  });

  it.each([
    ['in a comment', `<!-- <iframe src="${source}"></iframe> -->`],
    ['in an attribute', `<p title='<iframe src="${source}">'>`],
    ['in the text of another element', `<textarea><iframe src="${source}"></iframe></textarea>`],
    ['without an address of its own', `<iframe data-src="${source}"></iframe>`],
    ['that does not end', `<iframe src="${source}"`],
  ])('returns type invalid for an iframe %s (VIDEO-11)', (_where, text) => {
    expect(parseVideoEmbed(text)).toStrictEqual({ type: 'invalid' });
  });

  it('uses the size of an object with a > in an attribute instead of the size of its embed', () => {
    expect(
      parseVideoEmbed(
        `<object title="a > b" width="640" height="360px"><param name="x"><embed title=">" src="${source}" width="1" height="1"></object>`,
      ),
    ).toStrictEqual({ type: 'object', source, width: 640, height: 360 });
  });

  it('accepts a plain URL', () => {
    expect(parseVideoEmbed('https://youtu.be/abc123')).toMatchObject({
      type: 'iframe',
      provider: 'YouTube',
    });
  });

  it('ignores percentage sizes', () => {
    expect(
      parseVideoEmbed(`<iframe width="100%" height="100%" src="${youtube}">`),
    ).not.toHaveProperty('width');
  });
});

it.each([
  ['https://vimeo.com/76979871', 'Vimeo'],
  ['https://player.vimeo.com/video/1', 'Vimeo'],
  ['//www.youtube.com/embed/x', 'YouTube'],
  ['https://youtu.be/x', 'YouTube'],
  ['https://www.youtube-nocookie.com/embed/x', 'YouTube'],
  ['https://fast.wistia.net/embed/iframe/x', 'Wistia'],
  ['https://s3.amazonaws.com/embed.animoto.com/play.html', 'Animoto'],
  ['https://video.example.com/embed/x', undefined],
  ['https://notyoutube.com/embed/x', undefined],
])('recognizes the provider of %s: %s (VIDEO-07)', (url, provider) => {
  expect(providerOf(url)).toBe(provider);
});

it.each([
  ['https://www.youtube.com/watch?v=abc123', 'https://www.youtube-nocookie.com/embed/abc123?'],
  ['https://youtu.be/abc123', 'https://www.youtube-nocookie.com/embed/abc123?'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['https://video.example.com/e/1', 'https://video.example.com/e/1'],
])('maps %s to the player URL %s with minimal tracking', (source, player) => {
  expect(playerAddresses(source).player).toContain(player);
});

it('playerMessage returns the message format of each service', () => {
  expect(JSON.parse(playerMessage('YouTube', 'pause'))).toMatchObject({ func: 'pauseVideo' });
  expect(JSON.parse(playerMessage('Vimeo', 'play'))).toStrictEqual({ method: 'play' });
});

it('falls back to 56.3 percent for an embed without a usable size (VIDEO-17)', () => {
  expect(100 / videoRatio({})).toBeCloseTo(56.3);
  expect(100 / videoRatio({ width: 0, height: 10 })).toBeCloseTo(56.3);
  expect(videoRatio({ width: 400, height: 300 })).toBeCloseTo(4 / 3);
});

it('supports the modes none, fit and fill, and defaults to none (VIDEO-14)', () => {
  expect(videoModes).toStrictEqual(['none', 'fit', 'fill']);
  expect(videoModes.map(parseVideoMode)).toStrictEqual(['none', 'fit', 'fill']);
  expect(parseVideoMode(null)).toBe('none');
});

it('rejects unknown values of the mode prop (VIDEO-14)', () => {
  for (const mode of [...videoModes, null])
    expect(parseProps(video, 1, { mode })).toMatchObject({ ok: true, props: { mode } });
  for (const mode of ['', 'cover', 'FIT', 0, {}])
    expect(parseProps(video, 1, { mode })).toMatchObject({ ok: false });
});
