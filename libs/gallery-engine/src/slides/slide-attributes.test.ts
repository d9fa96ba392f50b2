import { describe, expect, it } from 'vitest';
import { readSlide } from './read-slide.ts';
import { parseSlide, slideAttributes } from './slide-attributes.ts';
import type { Slide } from './slide.ts';

describe('readSlide', () => {
  it.each(['image', 'video'] as const)('reads the type %s (GAL-011)', (type) => {
    expect(readSlide({ type }).type).toBe(type);
  });

  it.each([undefined, '', 'audio'])('treats a slide of type %s as an image (GAL-011)', (type) => {
    expect(readSlide({ type }).type).toBe('image');
  });

  it('reads id, URL and click-through URL (GAL-012)', () => {
    const slide = readSlide({ slideId: 'a1', slideUrl: '/a/1', clickThroughUrl: '/shop' });
    expect(slide).toMatchObject({ id: 'a1', url: '/a/1', clickThroughUrl: '/shop' });
    expect(readSlide({ slideId: '' })).toMatchObject({ id: undefined, url: undefined });
  });

  it('reads dimensions as width x height (GAL-013)', () => {
    expect(readSlide({ imageDimensions: '1500x1000' }).dimensions).toEqual({
      width: 1500,
      height: 1000,
    });
  });

  it.each(['', '1500', 'x', '0x10', 'axb', '1x2x3', '-1x2'])(
    'rejects the dimensions "%s" (GAL-013)',
    (imageDimensions) => {
      expect(readSlide({ imageDimensions }).dimensions).toBeUndefined();
    },
  );
});

describe('parseSlide', () => {
  it('reads the focal point as x,y (GAL-014)', () => {
    expect(parseSlide({ imageFocalPoint: '0.25,0' }).focalPoint).toEqual({ x: 0.25, y: 0 });
    expect(parseSlide({ imageFocalPoint: '0.25' }).focalPoint).toBeUndefined();
  });

  it('reads the source of the image (GAL-015)', () => {
    expect(parseSlide({ src: '/s/a.jpg' }).source).toBe('/s/a.jpg');
  });

  it('restores a slide serialized by slideAttributes', () => {
    const slide: Slide = {
      type: 'video',
      id: 'v',
      url: '/v',
      clickThroughUrl: 'https://example.com/',
      dimensions: { width: 640, height: 360 },
      focalPoint: { x: 0.1, y: 0.9 },
      source: '/s/v.jpg',
    };
    const dataset = Object.fromEntries(
      Object.entries(slideAttributes(slide)).map(([name, value]) => [
        name
          .slice('data-'.length)
          .replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
        value,
      ]),
    );
    expect(parseSlide(dataset)).toEqual(slide);
    expect(slideAttributes({ type: 'image' })).toEqual({ 'data-type': 'image' });
  });
});
