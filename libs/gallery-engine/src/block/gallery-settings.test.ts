import { describe, expect, it } from 'vitest';
import { layout } from '../designs/layout.ts';
import type { Slide } from '../slides/slide.ts';
import { galleryBlockDefaults, type GalleryBlockData } from './gallery-block-data.ts';
import { chooseSlides, toGallerySettings } from './gallery-settings.ts';
import { needsRerender, rerenderFields } from './rerender.ts';
import { thumbnailGap, thumbnailMiddle } from './thumbnail-settings.ts';

const dataWith = (data: Partial<GalleryBlockData>): GalleryBlockData => ({
  ...galleryBlockDefaults,
  ...data,
});
const settingsOf = (data: Partial<GalleryBlockData>) => toGallerySettings(dataWith(data));

describe('toGallerySettings', () => {
  it('converts autoplay-duration from seconds to milliseconds (GAL-010)', () => {
    expect(settingsOf({ 'autoplay-duration': 5 }).autoplayIntervalMs).toBe(5000);
    expect(settingsOf({ 'autoplay-duration': 0.5 }).autoplayIntervalMs).toBe(500);
  });

  it('disables randomize by default (GAL-087)', () => {
    expect(settingsOf({ design: 'slideshow', autoplay: true }).randomize).toBe(false);
    expect(settingsOf({ autoplay: true, randomize: true }).randomize).toBe(true);
  });

  it('uses the fade transition for slideshows by default (GAL-039)', () => {
    expect(settingsOf({ design: 'slideshow' }).options).toMatchObject({ transition: 'fade' });
    expect(settingsOf({ design: 'slideshow', transition: 'scroll' }).options).toMatchObject({
      transition: 'scroll',
    });
  });

  it('disables autoHeight by default for a slideshow with autoplay', () => {
    const heightOf = (data: Partial<GalleryBlockData>) =>
      settingsOf({ design: 'slideshow', ...data }).options;
    expect(heightOf({ autoplay: true })).toMatchObject({ autoHeight: false });
    expect(heightOf({ autoplay: false })).toMatchObject({ autoHeight: true });
    const chosen = dataWith({ design: 'slideshow', autoplay: true });
    expect(toGallerySettings(chosen, { autoHeight: true }).options).toMatchObject({
      autoHeight: true,
    });
  });

  it('applies a numeric aspect ratio to all slides, and the ratio of each slide with Auto (GAL-024)', () => {
    const slides: Slide[] = [{ type: 'image', dimensions: { width: 100, height: 200 } }];
    const ratio = (imageAspectRatio: 'Auto' | number) => {
      const { design, options } = settingsOf({ imageAspectRatio });
      return layout(design, options, slides).items[0]?.style['--gallery-slide-ratio'];
    };
    expect([ratio('Auto'), ratio(1.25)]).toEqual([0.5, 1.25]);
  });

  it('sets vSize of a slider to 50 by default (GAL-109)', () => {
    expect(settingsOf({ design: 'slider' }).options).toMatchObject({ vSize: 50 });
    expect(settingsOf({ design: 'slider', vSize: 30 }).options).toMatchObject({ vSize: 30 });
  });

  it('disables history for a transient gallery and ignores methodOption (GAL-028)', () => {
    expect(settingsOf({ transientGallery: false }).history).toBe(true);
    expect(settingsOf({ transientGallery: true }).history).toBe(false);
    const byCollection = dataWith({ methodOption: 'by collection' });
    expect(toGallerySettings(byCollection)).toEqual(toGallerySettings(galleryBlockDefaults));
  });

  it('requires a rerender when methodOption changes', () => {
    const byCollection = dataWith({ methodOption: 'by collection' });
    expect(needsRerender(galleryBlockDefaults, byCollection)).toBe(true);
  });

  it('sets the lightbox theme only with a lightbox, and thumbnails only for a slideshow', () => {
    expect(settingsOf({ lightbox: true, lightboxTheme: 'light' }).lightbox).toBe('light');
    expect(settingsOf({ lightbox: false }).lightbox).toBeUndefined();
    expect(settingsOf({ design: 'slideshow', thumbnails: true }).thumbnails).toBeDefined();
    expect(settingsOf({ design: 'grid', thumbnails: true }).thumbnails).toBeUndefined();
  });
});

describe('thumbnails', () => {
  it('have a gap of at most 5 px (GAL-106)', () => {
    expect([0, 3, 5, 6, 200].map((padding) => thumbnailGap(padding))).toEqual([0, 3, 5, 5, 5]);
    expect(settingsOf({ design: 'slideshow', thumbnails: true, padding: 40 }).thumbnails).toEqual({
      square: true,
      heightPx: 100,
      marginPx: 20,
      gapPx: 5,
    });
  });

  it('use 16:9 for a video when they are not square (GAL-107)', () => {
    const slides: Slide[] = [
      { type: 'video' },
      { type: 'image', dimensions: { width: 1, height: 1 } },
    ];
    const strip = { square: false, heightPx: 90, marginPx: 0, gapPx: 5 };
    expect(thumbnailMiddle(strip, slides, 0)).toBe(80);
    expect(thumbnailMiddle(strip, slides, 1)).toBe(160 + 5 + 45);
  });
});

it('chooses videos only with mixedContent', () => {
  const slides = [{ type: 'image' }, { type: 'video' }] as const;
  expect(chooseSlides({ mixedContent: true }, slides)).toHaveLength(2);
  expect(chooseSlides({ mixedContent: false }, slides)).toEqual([{ type: 'image' }]);
});

describe('needsRerender', () => {
  it.each(rerenderFields)('returns true for a change of %s', (field) => {
    expect(needsRerender(galleryBlockDefaults, dataWith({ [field]: 'changed' }))).toBe(true);
  });

  it('returns false for any other change', () => {
    const changed = dataWith({ 'meta-position': 'top', columnWidth: 999, slidesPerRow: 9 });
    expect(needsRerender(galleryBlockDefaults, changed)).toBe(false);
  });
});
