import { breakpoints } from '@sitewright/contracts/limits';
import { expect, it } from 'vitest';
import { renderBlock, sampleData, samplePicture } from '../../kit/testing/sample-view.tsx';
import { needs } from './load.server.ts';
import { image } from './schema.ts';

const stairs = samplePicture('stairs', { focalPoint: { x: 0.2, y: 0.8 }, color: '#bbaa99' });
const data = sampleData(stairs);
const picture = { assetId: stairs.id };

it('keeps its place by width and height, and offers every served width', () => {
  const markup = renderBlock(image, { picture }, data);

  expect(markup).toContain('width="3000" height="2000"');
  expect(markup).toContain('/s/stairs.jpg?format=500w 500w');
  expect(markup).toContain('loading="lazy"');
});

it('is cropped around the focal point, its own winning over the file’s', () => {
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
])('asks for the width in which it is drawn: %j', (props, sizes) => {
  const frame = {
    sizes: '(width >= 48rem) 50vw, 100vw',
    height: 'min(30.4vw, 19.2vw + 160px, 480px)',
  };
  expect(renderBlock(image, { picture, ...props }, data, {}, frame)).toContain(`sizes="${sizes}"`);
});

it('says what the file says, unless the block says otherwise', () => {
  expect(renderBlock(image, { picture }, data)).toContain('alt="The stairs"');
  expect(renderBlock(image, { picture: { ...picture, alt: 'Up' } }, data)).toContain('alt="Up"');
});

it('is a link as a whole where it leads somewhere', () => {
  expect(renderBlock(image, { picture, link: { href: '/work' } }, data)).toContain(
    '<a class="image-frame" href="/work">',
  );
});

it('opens large without a script too', () => {
  expect(renderBlock(image, { picture, lightbox: true }, data)).toContain(
    'href="/s/stairs.jpg" data-opens=""',
  );
});

it('draws its words where the file is gone', () => {
  expect(renderBlock(image, { picture, caption: 'Gone' })).toContain('Gone');
});

it('puts nothing behind a picture that may be transparent', () => {
  const logo = samplePicture('logo', { contentType: 'image/png', color: '#bbaa99' });
  expect(renderBlock(image, { picture: { assetId: logo.id } }, sampleData(logo))).not.toContain(
    'background',
  );
});

it('needs its file', () => {
  expect(needs({ picture } as never)).toStrictEqual([{ kind: 'asset', assetId: stairs.id }]);
  expect(needs({ picture: null } as never)).toStrictEqual([]);
});

it('is narrow under 415 px (IMG-30)', () => {
  expect(breakpoints.narrowImageBelow).toBe(415);
});
