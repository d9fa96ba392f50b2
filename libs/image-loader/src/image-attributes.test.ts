import { describe, expect, it } from 'vitest';
import { imageAttributes } from './image-attributes.ts';

const photo = { source: '/s/a.jpg', alt: 'A boat', dimensions: { width: 1500, height: 1000 } };

describe('imageAttributes', () => {
  it('returns srcset, dimensions and lazy loading for an image that needs no JavaScript', () => {
    expect(imageAttributes(photo)).toEqual({
      alt: 'A boat',
      src: '/s/a.jpg?format=1000w',
      srcSet: expect.stringMatching(/^\/s\/a\.jpg\?format=100w 100w, .*format=1500w 1500w$/),
      sizes: 'auto, 100vw',
      width: 1500,
      height: 1000,
      style: {
        display: 'block',
        width: '100%',
        height: 'auto',
        aspectRatio: '1500 / 1000',
        objectFit: 'cover',
        objectPosition: '50% 50%',
      },
      loading: 'lazy',
      decoding: 'async',
    });
  });

  it('loads a priority image eagerly', () => {
    expect(imageAttributes({ ...photo, priority: true })).toMatchObject({
      loading: 'eager',
      fetchPriority: 'high',
      sizes: '100vw',
    });
  });

  it('leaves an observed image without src and srcset for the image loader', () => {
    const attributes = imageAttributes({ ...photo, lazy: 'observed' });
    expect(attributes).toMatchObject({
      'data-src': '/s/a.jpg',
      'data-image-dimensions': '1500x1000',
      width: 1500,
    });
    expect(attributes).not.toHaveProperty('src');
    expect(attributes).not.toHaveProperty('srcSet');
  });

  it('keeps the dimensions of an image without a source and omits src', () => {
    const attributes = imageAttributes({ ...photo, source: '' });
    expect(attributes).toMatchObject({ width: 1500, height: 1000 });
    expect(attributes).not.toHaveProperty('src');
  });

  it('shows a color or an image as placeholder', () => {
    expect(imageAttributes({ ...photo, placeholder: '#abc' }).style.backgroundColor).toBe('#abc');
    const { style } = imageAttributes({ ...photo, placeholder: 'data:image/png;base64,A"A' });
    expect(style.backgroundImage).toBe('url("data:image/png;base64,A%22A")');
  });

  it('accepts custom sizes', () => {
    expect(imageAttributes({ ...photo, sizes: '(width < 600px) 100vw, 50vw' }).sizes).toBe(
      '(width < 600px) 100vw, 50vw',
    );
    expect(imageAttributes({ ...photo, cropMode: 'none' }).sizes).toBe('100vw');
  });
});

describe('imageAttributes with toUrl', () => {
  const server = {
    widths: [1080, 320, 640],
    toUrl: (source: string, width: number) => `https://cdn.example${source}?w=${width}`,
  } as const;

  it('uses the URLs and widths of the server, narrowest first', () => {
    const { srcSet, src } = imageAttributes({ ...photo, ...server });
    expect(srcSet).toBe(
      [320, 640, 1080]
        .map((width) => `https://cdn.example/s/a.jpg?w=${width} ${width}w`)
        .join(', '),
    );
    expect(src).toBe('https://cdn.example/s/a.jpg?w=1080');
  });

  it('uses the next larger width of the server for fallbackWidth', () => {
    expect(imageAttributes({ ...photo, ...server, fallbackWidth: 500 }).src).toMatch(/\?w=640$/);
  });

  it.each([Number.NaN, 0, -5, Infinity])(
    'uses the default fallback width of 1000 px for %d',
    (width) => {
      const { src } = imageAttributes({ ...photo, fallbackWidth: width });
      expect(src).toBe(imageAttributes(photo).src);
    },
  );

  it('does not pass a data URL to toUrl', () => {
    const source = 'data:image/gif;base64,R0lGOD';
    expect(imageAttributes({ ...photo, ...server, source }).src).toBe(source);
  });
});
