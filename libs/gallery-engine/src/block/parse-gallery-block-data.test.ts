import { describe, expect, it, vi } from 'vitest';
import { galleryBlockDefaults, type GalleryBlockData } from './gallery-block-data.ts';
import { parseGalleryBlockData } from './parse-gallery-block-data.ts';

const parse = (data: unknown) => parseGalleryBlockData(JSON.stringify(data), () => {});

describe('parseGalleryBlockData', () => {
  it('parses design, ratio, lightbox, content and column fields (GAL-005)', () => {
    const data = {
      design: 'carousel',
      imageAspectRatio: 'Auto',
      slidesPerRow: 5,
      lightbox: true,
      lightboxTheme: 'light',
      mixedContent: false,
      columnWidth: 300,
      gutter: 4,
      listImageSize: 45,
      vSize: 60,
    };
    expect(parse(data)).toEqual({ ...galleryBlockDefaults, ...data });
    expect(parse({ imageAspectRatio: 1.5 })?.imageAspectRatio).toBe(1.5);
  });

  it.each(['left', 'center', 'right'])('accepts the active-alignment %s (GAL-006)', (alignment) => {
    expect(parse({ 'active-alignment': alignment })?.['active-alignment']).toBe(alignment);
  });

  it('parses grid, autoplay and crop fields (GAL-007)', () => {
    const data = {
      'thumbnails-per-row': 6,
      padding: 12,
      autoplay: true,
      'autoplay-duration': 2.5,
      'auto-crop': false,
      'square-thumbs': false,
    };
    expect(parse(data)).toEqual({ ...galleryBlockDefaults, ...data });
  });

  it('parses thumbnail fields (GAL-008)', () => {
    const data = { thumbnails: true, 'thumbnail-strip-height': 80, 'thumbnail-strip-margin': 0 };
    expect(parse(data)).toEqual({ ...galleryBlockDefaults, ...data });
  });

  it.each(['top', 'bottom', 'top-left', 'bottom-left', 'top-right', 'bottom-right', 'center'])(
    'accepts the meta-position %s (GAL-009)',
    (position) => {
      expect(parse({ 'meta-position': position })?.['meta-position']).toBe(position);
    },
  );

  it('converts numbers and booleans written as strings', () => {
    const data = parse({ columnWidth: '250', lightbox: 'true', thumbnails: 'false', padding: '0' });
    expect(data).toMatchObject({ columnWidth: 250, lightbox: true, thumbnails: false, padding: 0 });
  });

  it('uses defaults for missing, null and unknown fields', () => {
    expect(parse({})).toEqual(galleryBlockDefaults);
    expect(parse({ padding: null, unknown: 1 })).toEqual(galleryBlockDefaults);
  });
});

it.each(['', '{', 'undefined', '{"design":}'])(
  'logs a decoding error for "%s" (GAL-081)',
  (text) => {
    const log = vi.fn<(message: string) => void>();
    expect(parseGalleryBlockData(text, log)).toBeUndefined();
    expect(log.mock.calls).toEqual([['Error decoding gallery block data.']]);
  },
);

const errors: Record<string, unknown>[] = [
  { columnWidth: 0 },
  { columnWidth: 'wide' },
  { 'active-alignment': 'middle' },
  { 'meta-position': 'left' },
  { lightboxTheme: 'blue' },
  { imageAspectRatio: 'auto' },
  { slidesPerRow: 2.5 },
  { 'thumbnails-per-row': 0 },
  { autoplay: 'yes' },
  { 'autoplay-duration': -5 },
  { transition: 'dissolve' },
  { padding: -1 },
  { design: 7 },
];

it.each([null, 7, 'grid', [], ...errors])('logs an evaluation error for %j (GAL-082)', (data) => {
  const log = vi.fn<(message: string) => void>();
  expect(parseGalleryBlockData(JSON.stringify(data), log)).toBeUndefined();
  expect(log.mock.calls).toEqual([['Error evaluating gallery block data.']]);
});

it('parses complete serialized block data unchanged', () => {
  const data: GalleryBlockData = { ...galleryBlockDefaults, vSize: 20, gutter: 0 };
  expect(parse(data)).toEqual(data);
});
