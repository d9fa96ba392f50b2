import { breakpoints } from '@sitewright/contracts/limits';
import { expect, it } from 'vitest';
import { renderBlock, sampleData, samplePicture } from '../../kit/testing/sample-view.tsx';
import { needs } from './load.server.ts';
import { image } from './schema.ts';

const stairs = samplePicture('stairs', { focalPoint: { x: 0.2, y: 0.8 }, color: '#bbaa99' });
const data = sampleData(stairs);
const picture = { assetId: stairs.id };

it('renders width and height, a srcset and lazy loading', () => {
  const markup = renderBlock(image, { picture }, data);

  expect(markup).toContain('width="3000" height="2000"');
  expect(markup).toContain('/s/stairs.jpg?format=500w 500w');
  expect(markup).toContain('loading="lazy"');
});

it('positions a crop at the focal point of the block, or else of the file', () => {
  expect(renderBlock(image, { picture }, data)).toContain('object-position:20% 80%');
  expect(
    renderBlock(image, { picture: { ...picture, focalPoint: { x: 1, y: 0 } } }, data),
  ).toContain('object-position:100% 0%');
});

it.each([
  // Cropped by the rows of its block on wide screens; phones show the whole image.
  [{}, '(width &gt;= 48rem) max(50vw, min(45.6vw, 28.8vw + 240px, 720px)), 100vw'],
  [{ mask: 'tall' }, '(width &gt;= 48rem) 112.5vw, 225vw'],
  [{ mask: 'square', design: 'card' }, '(width &gt;= 48rem) 75vw, 150vw'],
  [{ fit: 'contain' }, 'auto, (width &gt;= 48rem) 50vw, 100vw'],
  [{ fit: 'natural' }, 'auto, (width &gt;= 48rem) 50vw, 100vw'],
])('sets the sizes attribute to the rendered width: %j', (props, sizes) => {
  const frame = {
    sizes: '(width >= 48rem) 50vw, 100vw',
    height: 'min(30.4vw, 19.2vw + 160px, 480px)',
  };
  expect(renderBlock(image, { picture, ...props }, data, {}, frame)).toContain(`sizes="${sizes}"`);
});

it('uses the alternative text of the block, or else of the file', () => {
  expect(renderBlock(image, { picture }, data)).toContain('alt="The stairs"');
  expect(renderBlock(image, { picture: { ...picture, alt: 'Up' } }, data)).toContain('alt="Up"');
});

it('wraps the image in a link when one is configured', () => {
  expect(renderBlock(image, { picture, link: { href: '/work' } }, data)).toContain(
    '<a class="image-frame" href="/work">',
  );
});

it('links to the full-size image without a script', () => {
  expect(renderBlock(image, { picture, lightbox: true }, data)).toContain(
    'href="/s/stairs.jpg" data-opens=""',
  );
});

it('renders its caption when the file is missing', () => {
  expect(renderBlock(image, { picture, caption: 'Gone' })).toContain('Gone');
});

it('omits the background color for an image with possible transparency', () => {
  const logo = samplePicture('logo', { contentType: 'image/png', color: '#bbaa99' });
  expect(renderBlock(image, { picture: { assetId: logo.id } }, sampleData(logo))).not.toContain(
    'background',
  );
});

it('requests its asset', () => {
  expect(needs({ picture } as never)).toStrictEqual([{ kind: 'asset', assetId: stairs.id }]);
  expect(needs({ picture: null } as never)).toStrictEqual([]);
});

it('defines 415 px as the breakpoint of the narrow layout (IMG-30)', () => {
  expect(breakpoints.narrowImageBelow).toBe(415);
});
