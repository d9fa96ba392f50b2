import { describe, expect, it } from 'vitest';
import { galleryBlockDefaults, type GalleryBlockData } from '../block/gallery-block-data.ts';
import { toGallerySettings } from '../block/gallery-settings.ts';
import { readGallerySettings } from '../block/read-gallery-settings.ts';
import type { Slide } from '../slides/slide.ts';
import { galleryMarkup } from './gallery-markup.ts';

const slides: Slide[] = [
  { type: 'image', id: 'a', dimensions: { width: 3, height: 2 }, source: '/s/a.jpg' },
  { type: 'video', id: 'b' },
];
const markupOf = (data: Partial<GalleryBlockData>) =>
  galleryMarkup({ data: { ...galleryBlockDefaults, ...data }, slides, label: 'Harbour' });

describe('galleryMarkup', () => {
  it('serializes the settings so that the script can parse them', () => {
    const data = { ...galleryBlockDefaults, design: 'slideshow', lightbox: true };
    const { root } = markupOf(data);
    const settings = readGallerySettings(root['data-gallery'] ?? '', () => {});
    expect(settings).toEqual(JSON.parse(JSON.stringify(toGallerySettings(data))));
  });

  it('follows the carousel pattern in designs with a current slide', () => {
    const { root, slides: parts, rotate, next } = markupOf({ design: 'slideshow', autoplay: true });
    expect(root).toMatchObject({
      role: 'group',
      'aria-roledescription': 'carousel',
      'aria-label': 'Harbour',
    });
    expect(parts[1]).toMatchObject({
      role: 'group',
      'aria-roledescription': 'slide',
      'aria-label': '2 of 2',
      'data-type': 'video',
    });
    expect(rotate?.['aria-label']).toBe('Stop slide show');
    expect(next).toMatchObject({ type: 'button', 'data-gallery-action': 'next' });
  });

  it('is a plain list in designs without a current slide', () => {
    const { root, track, slides: parts, rotate, previous, next } = markupOf({ design: 'grid' });
    expect(root['aria-roledescription']).toBeUndefined();
    expect([track.role, parts[0]?.role]).toEqual(['list', 'listitem']);
    expect([rotate, previous, next]).toEqual([undefined, undefined, undefined]);
  });

  it('has no rotation button without autoplay', () => {
    expect(markupOf({ design: 'slideshow' }).rotate).toBeUndefined();
  });

  it('labels each thumbnail with its number and marks the first as current', () => {
    const { thumbnails } = markupOf({ design: 'slideshow', thumbnails: true });
    expect(thumbnails?.items.map((item) => [item['aria-label'], item['aria-current']])).toEqual([
      ['Show slide 1', true],
      ['Show slide 2', false],
    ]);
    expect(markupOf({ design: 'slideshow' }).thumbnails).toBeUndefined();
  });
});

it.each(['abc', 0, -5, Number.NaN, null])(
  'uses defaults for block data fields with an invalid number such as %j (GAL-072)',
  (value) => {
    const numbers = {
      columnWidth: value,
      slidesPerRow: value,
      'thumbnails-per-row': value,
      vSize: value,
      imageAspectRatio: value,
      'autoplay-duration': value,
      padding: -1,
      gutter: 'x',
      'thumbnail-strip-height': 'x',
      'thumbnail-strip-margin': -2,
      listImageSize: 'x',
    } as unknown as Partial<GalleryBlockData>;
    for (const design of ['slideshow', 'slider', 'carousel', 'autocolumns', 'grid', 'list']) {
      const choices = { design, thumbnails: true, autoplay: true };
      expect(markupOf({ ...choices, ...numbers })).toEqual(markupOf(choices));
    }
  },
);
