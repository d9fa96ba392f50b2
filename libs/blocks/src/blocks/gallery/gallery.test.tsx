import { blockDesigns, parseGalleryBlockData } from '@sitewright/gallery-engine/block';
import { describe, expect, it } from 'vitest';
import { parseProps } from '../../kit/block/parse-props.ts';
import {
  renderBlock,
  sampleData,
  sampleId,
  samplePicture,
} from '../../kit/testing/sample-view.tsx';
import { galleryBlockData } from './gallery-block-data.ts';
import { gallerySizes } from './gallery-sizes.ts';
import { needs } from './load.server.ts';
import { gallery } from './schema.ts';

const assets = ['stairs', 'roof', 'hall'].map((name) => samplePicture(name));
const data = sampleData(...assets);
const items = assets.map(({ id }) => ({ assetId: id }));
const propsOf = (props: object) => {
  const parsed = parseProps(gallery, 1, props);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.props as Parameters<typeof gallerySizes>[0];
};
const designs = gallery.props.shape.design.unwrap().options;

it('has the eight designs of the gallery engine', () => {
  expect(designs).toHaveLength(8);
  expect(designs.toSorted()).toStrictEqual([...blockDesigns].toSorted());
});

describe.each(designs)('gallery in the design %s', (design) => {
  const markup = renderBlock(gallery, { items, design }, data);

  it('renders all images with alternative text without a script', () => {
    for (const { alt, url } of assets) {
      expect(markup).toContain(`alt="${alt}"`);
      expect(markup).toContain(`${url}?format=`);
    }
  });

  it('links to the full-size images without a script', () => {
    expect(markup).toContain('href="/s/stairs.jpg?format=2500w"');
  });

  it('creates block data that the gallery engine parses without errors', () => {
    const blockData = galleryBlockData(propsOf({ items, design }));
    const problems: string[] = [];
    const read = parseGalleryBlockData(JSON.stringify(blockData), (message) =>
      problems.push(message),
    );
    expect(problems).toStrictEqual([]);
    expect(read).toMatchObject({ design, lightbox: true });
  });
});

it('renders an empty string without images', () => {
  expect(renderBlock(gallery, { items })).toBe('');
});

it('links an image to its link instead of opening the lightbox', () => {
  const markup = renderBlock(gallery, { items: [{ ...items[0], link: '/series' }] }, data);
  expect(markup).toContain('<a class="gallery-open" href="/series">');
});

it('renders a video slide without an iframe', () => {
  const markup = renderBlock(
    gallery,
    { items: [{ ...items[0], video: 'https://vimeo.com/76979871' }] },
    data,
  );
  expect(markup).toContain('data-type="video"');
  expect(markup).not.toContain('<iframe');
});

it('shows the first image of each collection item', () => {
  const collectionId = sampleId('series');
  const props = { methodOption: 'collection', collectionId, lightbox: false };
  const [need] = needs(propsOf(props));
  expect(need).toStrictEqual({ kind: 'items', collectionId, limit: 60 });
  const item = { id: sampleId('one'), path: '/series/one', title: 'One', images: assets };
  const markup = renderBlock(gallery, props, {
    [`items:${collectionId}:60::`]: { collection: {}, items: [item] } as never,
  });
  expect(markup).toContain('href="/series/one"');
  expect(markup).not.toContain('roof');
});

it.each([
  // A frame of 3:4 shows half of a 3:2 image.
  ['grid', '(width &gt;= 48rem) 66.6vw, 100vw'],
  ['slideshow', '200vw'],
  // Its height is 46 % of its width, so its own width is 3:4 of that.
  ['slider', '69vw'],
] as const)('sets the sizes attribute to the width before cropping: %s', (design, cropped) => {
  const markup = renderBlock(gallery, { items, design, imageAspectRatio: 0.75 }, data);
  expect(markup).toContain(`sizes="${cropped}"`);
  expect(markup).toContain('data-cover="1.5"');
  const whole = renderBlock(gallery, { items, design }, data);
  expect(whole).not.toContain('data-cover');
});

it('sets the sizes attribute to the rendered width', () => {
  const wide = '(width >= 48rem) min(100vw, 1400px), 100vw';
  expect(gallerySizes(propsOf({ 'thumbnails-per-row': 4 }), wide)).toBe(
    '(width >= 48rem) min(25vw, 350px), 50vw',
  );
  expect(gallerySizes(propsOf({ design: 'slideshow' }), wide)).toBe(wide);
});
