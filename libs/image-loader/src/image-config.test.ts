import { describe, expect, it } from 'vitest';
import { fitAlignments } from './fit-alignment.ts';
import { objectPosition } from './focal-point.ts';
import type { ImageConfig } from './image-config.ts';
import { imageErrorMessage, type ImageErrorCode } from './image-error.ts';
import { imageStyle } from './image-style.ts';
import { completeImageConfig, parseImageConfig } from './parse-image-config.ts';

describe('an image config', () => {
  it('has a default for each optional field (IMG-01)', () => {
    const expected: ImageConfig = {
      source: '/s/a.jpg',
      fixedRatio: true,
      focalPoint: { x: 0.5, y: 0.5 },
      cropMode: 'cover',
      sizeAdjustment: 1,
      sizeFormat: 'queryString',
      stretch: true,
      fitAlignment: 'center',
      dprMin: 1,
      dprMax: 3,
    };
    expect(completeImageConfig({ source: '/s/a.jpg' })).toEqual(expected);
  });

  it('accepts all fields (IMG-01)', () => {
    const given: ImageConfig = {
      source: '/s/a.jpg',
      dimensions: { width: 1500, height: 1000 },
      fixedRatio: false,
      focalPoint: { x: 0.1, y: 0.9 },
      cropMode: 'contain',
      sizeAdjustment: 2,
      sizeFormat: 'filename',
      stretch: false,
      fitAlignment: 'top-left',
      dprMin: 2,
      dprMax: 2,
    };
    expect(parseImageConfig(given)).toEqual({ ok: true, config: given });
  });

  it('uses the center as the default focal point (IMG-02)', () => {
    expect(completeImageConfig({}).focalPoint).toEqual({ x: 0.5, y: 0.5 });
    expect(objectPosition()).toBe('50% 50%');
    expect(objectPosition({ x: 0.25, y: 1.2 })).toBe('25% 100%');
  });

  it.each([
    { dimensions: { width: 0, height: 0 } },
    { dimensions: { width: 300, height: Number.NaN } },
    { dimensions: { width: -300, height: 200 } },
    { dimensions: { width: 300 } },
    { dimensions: 'wide' },
    { sizeAdjustment: Number.NaN, dprMin: -1, dprMax: Infinity },
    { sizeAdjustment: 'abc', dprMin: null, dprMax: {} },
    { cropMode: 'stretch', sizeFormat: 'path', fitAlignment: 'middle' },
  ])('uses defaults for invalid values: %j', (odd) => {
    const given = { source: '/s/a.jpg', ...odd } as Partial<ImageConfig>;
    expect(completeImageConfig(given)).toEqual(completeImageConfig({ source: '/s/a.jpg' }));
  });

  it('uses the center for an invalid focal point and clamps it to the image', () => {
    expect(objectPosition({ x: Number.NaN, y: 'low' as unknown as number })).toBe('50% 50%');
    expect(objectPosition({ x: -1, y: Infinity })).toBe('0% 100%');
  });

  it.each([undefined, '', '   '])('rejects the source %j (IMG-18)', (source) => {
    const result = parseImageConfig({ source });
    expect(result.ok || imageErrorMessage(result.error)).toBe('Invalid or missing image source.');
  });

  it('has an alignment in contain mode, the center by default (IMG-20)', () => {
    const alignmentOf = (fitAlignment?: string) => {
      const given = { source: '/a', cropMode: 'contain', fitAlignment } as Partial<ImageConfig>;
      const { objectPosition: position } = imageStyle(completeImageConfig(given));
      return position;
    };
    expect(alignmentOf()).toBe('50% 50%');
    expect(alignmentOf('middle')).toBe('50% 50%');
    expect(alignmentOf('top-right')).toBe(fitAlignments['top-right']);
  });
});

describe('imageErrorMessage', () => {
  it.each<[ImageErrorCode, string]>([
    ['noImage', 'No image'],
    ['noImages', 'No images'],
    ['noRootNode', 'No root node'],
    ['invalidElement', 'Element is not a valid image element.'],
  ])('returns for %s: %s', (code, text) => {
    expect(imageErrorMessage({ code })).toBe(text);
  });

  it('includes the source of an image that failed to load (IMG-24)', () => {
    expect(imageErrorMessage({ code: 'notLoaded', image: '/s/$&.jpg' })).toBe(
      '/s/$&.jpg not loaded',
    );
  });
});
