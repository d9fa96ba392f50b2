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

describe('the settings of a block', () => {
  it('take the seconds of autoplay-duration as milliseconds (GAL-010)', () => {
    expect(settingsOf({ 'autoplay-duration': 5 }).autoplayIntervalMs).toBe(5000);
    expect(settingsOf({ 'autoplay-duration': 0.5 }).autoplayIntervalMs).toBe(500);
  });

  it('play in order unless the owner chose random (GAL-087)', () => {
    expect(settingsOf({ design: 'slideshow', autoplay: true }).randomize).toBe(false);
    expect(settingsOf({ autoplay: true, randomize: true }).randomize).toBe(true);
  });

  it('change slideshows by fade unless the owner chose another transition (GAL-039)', () => {
    expect(settingsOf({ design: 'slideshow' }).options).toMatchObject({ transition: 'fade' });
    expect(settingsOf({ design: 'slideshow', transition: 'scroll' }).options).toMatchObject({
      transition: 'scroll',
    });
  });

  it('give a slideshow that plays the height of its highest slide, so that nothing below it moves', () => {
    const heightOf = (data: Partial<GalleryBlockData>) =>
      settingsOf({ design: 'slideshow', ...data }).options;
    expect(heightOf({ autoplay: true })).toMatchObject({ autoHeight: false });
    expect(heightOf({ autoplay: false })).toMatchObject({ autoHeight: true });
    const chosen = dataWith({ design: 'slideshow', autoplay: true });
    expect(toGallerySettings(chosen, { autoHeight: true }).options).toMatchObject({
      autoHeight: true,
    });
  });

  it('keep one ratio for all slides with a number and none with Auto (GAL-024)', () => {
    const slides: Slide[] = [{ type: 'image', dimensions: { width: 100, height: 200 } }];
    const ratio = (imageAspectRatio: 'Auto' | number) => {
      const { design, options } = settingsOf({ imageAspectRatio });
      return layout(design, options, slides).items[0]?.style['--gallery-slide-ratio'];
    };
    expect([ratio('Auto'), ratio(1.25)]).toEqual([0.5, 1.25]);
  });

  it('make a slider half as high as wide unless vSize says otherwise (GAL-109)', () => {
    expect(settingsOf({ design: 'slider' }).options).toMatchObject({ vSize: 50 });
    expect(settingsOf({ design: 'slider', vSize: 30 }).options).toMatchObject({ vSize: 30 });
  });

  it('leave a transient gallery without history, and methodOption to its host (GAL-028)', () => {
    expect(settingsOf({ transientGallery: false }).history).toBe(true);
    expect(settingsOf({ transientGallery: true }).history).toBe(false);
    const byCollection = dataWith({ methodOption: 'by collection' });
    expect(toGallerySettings(byCollection)).toEqual(toGallerySettings(galleryBlockDefaults));
  });

  it('are made again when methodOption changes', () => {
    const byCollection = dataWith({ methodOption: 'by collection' });
    expect(needsRerender(galleryBlockDefaults, byCollection)).toBe(true);
  });

  it('have a lightbox theme only with a lightbox, thumbnails only under a slideshow', () => {
    expect(settingsOf({ lightbox: true, lightboxTheme: 'light' }).lightbox).toBe('light');
    expect(settingsOf({ lightbox: false }).lightbox).toBeUndefined();
    expect(settingsOf({ design: 'slideshow', thumbnails: true }).thumbnails).toBeDefined();
    expect(settingsOf({ design: 'grid', thumbnails: true }).thumbnails).toBeUndefined();
  });
});

describe('thumbnails', () => {
  it('stand at most 5 px apart (GAL-106)', () => {
    expect([0, 3, 5, 6, 200].map((padding) => thumbnailGap(padding))).toEqual([0, 3, 5, 5, 5]);
    expect(settingsOf({ design: 'slideshow', thumbnails: true, padding: 40 }).thumbnails).toEqual({
      square: true,
      heightPx: 100,
      marginPx: 20,
      gapPx: 5,
    });
  });

  it('are 16:9 for a video when they are no squares (GAL-107)', () => {
    const slides: Slide[] = [
      { type: 'video' },
      { type: 'image', dimensions: { width: 1, height: 1 } },
    ];
    const strip = { square: false, heightPx: 90, marginPx: 0, gapPx: 5 };
    expect(thumbnailMiddle(strip, slides, 0)).toBe(80);
    expect(thumbnailMiddle(strip, slides, 1)).toBe(160 + 5 + 45);
  });
});

it('shows videos only with mixedContent', () => {
  const slides = [{ type: 'image' }, { type: 'video' }] as const;
  expect(chooseSlides({ mixedContent: true }, slides)).toHaveLength(2);
  expect(chooseSlides({ mixedContent: false }, slides)).toEqual([{ type: 'image' }]);
});

describe('needsRerender', () => {
  it.each(rerenderFields)('says yes to a change of %s', (field) => {
    expect(needsRerender(galleryBlockDefaults, dataWith({ [field]: 'changed' }))).toBe(true);
  });

  it('says no to any other change', () => {
    const changed = dataWith({ 'meta-position': 'top', columnWidth: 999, slidesPerRow: 9 });
    expect(needsRerender(galleryBlockDefaults, changed)).toBe(false);
  });
});
