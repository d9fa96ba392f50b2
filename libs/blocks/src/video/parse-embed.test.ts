import { describe, expect, it } from 'vitest';
import { parseVideoMode, videoModes, videoRatio } from './options.ts';
import { parseVideoEmbed } from './parse-embed.ts';
import { playerAddresses } from './player-address.ts';
import { playerMessage } from './player-message.ts';
import { providerOf } from './provider.ts';

const youtube = 'https://www.youtube.com/embed/abc123';

describe('an embed', () => {
  it('knows type, provider, address and size of an iframe (VIDEO-06)', () => {
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

  it('is an object when that has an embed, else invalid (VIDEO-11, VIDEO-12)', () => {
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
  ])('is invalid without an iframe or object: %j (VIDEO-11)', (text) => {
    expect(parseVideoEmbed(text).type).toBe('invalid');
  });

  it('may be an address alone', () => {
    expect(parseVideoEmbed('https://youtu.be/abc123')).toMatchObject({
      type: 'iframe',
      provider: 'YouTube',
    });
  });

  it('takes no size from shares of the container', () => {
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
])('knows the provider of %s: %s (VIDEO-07)', (url, provider) => {
  expect(providerOf(url)).toBe(provider);
});

it.each([
  ['https://www.youtube.com/watch?v=abc123', 'https://www.youtube-nocookie.com/embed/abc123?'],
  ['https://youtu.be/abc123', 'https://www.youtube-nocookie.com/embed/abc123?'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['https://video.example.com/e/1', 'https://video.example.com/e/1'],
])('plays %s at %s, with as little tracking as the service has', (source, player) => {
  expect(playerAddresses(source).player).toContain(player);
});

it('posts each service what it understands', () => {
  expect(JSON.parse(playerMessage('YouTube', 'pause'))).toMatchObject({ func: 'pauseVideo' });
  expect(JSON.parse(playerMessage('Vimeo', 'play'))).toStrictEqual({ method: 'play' });
});

it('falls back to 56.3 percent for an embed without a usable size (VIDEO-17)', () => {
  expect(100 / videoRatio({})).toBeCloseTo(56.3);
  expect(100 / videoRatio({ width: 0, height: 10 })).toBeCloseTo(56.3);
  expect(videoRatio({ width: 400, height: 300 })).toBeCloseTo(4 / 3);
});

it('has the modes none, fit and fill', () => {
  expect(videoModes).toStrictEqual(['none', 'fit', 'fill']);
  expect(parseVideoMode(null)).toBe('none');
});
