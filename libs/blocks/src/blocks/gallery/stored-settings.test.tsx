import { describe, expect, it } from 'vitest';
import { parseProps } from '../../kit/block/parse-props.ts';
import { renderBlock, sampleData, samplePicture } from '../../kit/testing/sample-view.tsx';
import { gallery } from './schema.ts';

const assets = ['stairs', 'roof', 'hall'].map((name) => samplePicture(name));
const items = assets.map(({ id }) => ({ assetId: id }));
const video = { assetId: assets[2]!.id, video: 'https://vimeo.com/1084537' };

/** The markup of the gallery on a page, which configures the style sheet and the engine. */
const markupOf = (props: object) =>
  renderBlock(gallery, { items, ...props }, sampleData(...assets));

const isStored = (props: object) => parseProps(gallery, 1, { items, ...props }).ok;

/** A stored setting and its effect on the page. */
type Row = readonly [setting: object, expected: string];

describe('gallery markup for stored settings', () => {
  it.each<Row>([
    [{ design: 'list' }, 'gallery-list'],
    [{ imageAspectRatio: 1.5 }, '&quot;aspectRatio&quot;:1.5'],
    [{ imageAspectRatio: 'Auto' }, '&quot;aspectRatio&quot;:&quot;Auto&quot;'],
    [{ design: 'carousel', slidesPerRow: 5 }, '--gallery-per-row:5;'],
    [{ lightbox: true, lightboxTheme: 'light' }, '&quot;lightbox&quot;:&quot;light&quot;'],
    [{ design: 'autocolumns', columnWidth: 400 }, '--gallery-column:400px;'],
    [{ design: 'carousel', padding: 7 }, '&quot;gutter&quot;:7'],
    [{ design: 'list', listImageSize: 60 }, '--gallery-image-size:60%'],
    [{ design: 'slider', vSize: 80 }, '--gallery-height:80cqi'],
  ])('%j (GAL-005)', (setting, expected) => {
    expect(markupOf(setting)).toContain(expected);
  });

  it('contains videos only when mixedContent is on (GAL-005)', () => {
    const withVideo = { items: [items[0], items[1], video] };
    expect(markupOf({ ...withVideo, mixedContent: true })).toContain('data-type="video"');
    expect(markupOf({ ...withVideo, mixedContent: false })).not.toContain('data-type="video"');
  });

  it.each<Row>([
    [{ 'active-alignment': 'left' }, '&quot;alignment&quot;:&quot;start&quot;'],
    [{ 'active-alignment': 'center' }, '&quot;alignment&quot;:&quot;middle&quot;'],
    [{ 'active-alignment': 'right' }, '&quot;alignment&quot;:&quot;end&quot;'],
  ])('%j (GAL-006, GAL-074)', (setting, expected) => {
    expect(markupOf({ design: 'slider', ...setting })).toContain(expected);
  });

  it.each<Row>([
    [{ 'thumbnails-per-row': 5 }, '--gallery-per-row:5;'],
    [{ padding: 31 }, '--gallery-gap:31px'],
    [{ design: 'slideshow', autoplay: true }, '&quot;autoplay&quot;:true'],
    [
      { design: 'slideshow', autoplay: true, 'autoplay-duration': 8 },
      '&quot;autoplayIntervalMs&quot;:8000',
    ],
    [{ 'auto-crop': false }, '&quot;autoCrop&quot;:false'],
    [{ design: 'slideshow', thumbnails: true, 'square-thumbs': false }, '&quot;square&quot;:false'],
  ])('%j (GAL-007)', (setting, expected) => {
    expect(markupOf(setting)).toContain(expected);
  });

  it.each<Row>([
    [{ thumbnails: true }, 'class="gallery-thumbnails"'],
    [{ thumbnails: true, 'thumbnail-strip-height': 64 }, '--gallery-thumbnail-height:64px'],
    [{ thumbnails: true, 'thumbnail-strip-margin': 30 }, '--gallery-thumbnail-margin:30px'],
  ])('%j (GAL-008)', (setting, expected) => {
    expect(markupOf({ design: 'slideshow', ...setting })).toContain(expected);
  });

  it.each<Row>([
    [{ 'meta-position': 'top' }, 'start stretch'],
    [{ 'meta-position': 'bottom' }, 'end stretch'],
    [{ 'meta-position': 'top-left' }, 'start left'],
    [{ 'meta-position': 'bottom-left' }, 'end left'],
    [{ 'meta-position': 'top-right' }, 'start right'],
    [{ 'meta-position': 'bottom-right' }, 'end right'],
    [{ 'meta-position': 'center' }, 'center'],
  ])('%j (GAL-009)', (setting, expected) => {
    expect(markupOf({ captions: 'over', ...setting })).toContain(
      `--gallery-meta-place:${expected}"`,
    );
  });
});

describe('rejected gallery settings', () => {
  it.each([
    { imageAspectRatio: 'wide' },
    { slidesPerRow: 0 },
    { lightboxTheme: 'sepia' },
    { mixedContent: 'yes' },
    { columnWidth: 0 },
    { columnWidth: 'wide' },
    { listImageSize: -1 },
    { vSize: 0 },
  ])('%j (GAL-005)', (setting) => {
    expect(isStored(setting)).toBe(false);
  });

  it.each([{ 'active-alignment': 'middle' }, { 'active-alignment': '' }])(
    '%j (GAL-006)',
    (setting) => {
      expect(isStored(setting)).toBe(false);
    },
  );

  it.each([
    { 'thumbnails-per-row': 0 },
    { padding: -1 },
    { autoplay: 1 },
    { 'autoplay-duration': 0 },
    { 'auto-crop': 'no' },
    { 'square-thumbs': null },
  ])('%j (GAL-007)', (setting) => {
    expect(isStored(setting)).toBe(false);
  });

  it.each([
    { thumbnails: 'below' },
    { 'thumbnail-strip-height': -1 },
    { 'thumbnail-strip-margin': 'wide' },
  ])('%j (GAL-008)', (setting) => {
    expect(isStored(setting)).toBe(false);
  });

  it('an unknown caption position (GAL-009)', () => {
    expect(isStored({ 'meta-position': 'left' })).toBe(false);
  });
});
