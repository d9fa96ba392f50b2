import { pinterestOverlayMode } from '@sitewright/contracts/codes';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { gallery } from '../../blocks/gallery/schema.ts';
import { image } from '../../blocks/image/schema.ts';
import imageCss from '../../blocks/image/image.css?inline';
import { mountBlock, removeBlocks } from '../testing/mount-block.ts';
import { sampleContext, sampleData, samplePicture } from '../testing/sample-view.tsx';
import saveLinkCss from './save-link.css?inline';

const stairs = samplePicture('stairs', { url: 'data:image/svg+xml,' });
const harbour = samplePicture('harbour', { url: '/s/harbour.jpg', alt: '' });
const data = sampleData(stairs, harbour);

function mount(mode: number, block = image as typeof image | typeof gallery, props: object = {}) {
  const context = {
    ...sampleContext,
    websiteSettings: { ...sampleContext.websiteSettings, pinterestOverlayOptions: { mode } },
  };
  mountBlock({
    block,
    props: { picture: { assetId: stairs.id }, ...props },
    data,
    page: { context },
    style: `${imageCss}${saveLinkCss}.image{height:300px}`,
  });
}
const link = (name = 'Save “The stairs” to Pinterest') => page.getByRole('link', { name });
const opacity = () => Number(getComputedStyle(document.querySelector('.save-link')!).opacity);
/** The URL that would be opened. */
const foreign = () =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => new URL(name).host.includes('pinterest'));

afterEach(removeBlocks);

it('is not rendered when disabled (CTX-12)', () => {
  mount(pinterestOverlayMode.DISABLED);
  expect(document.querySelector('.image img')).not.toBeNull();
  expect(document.querySelector('.save-link')).toBeNull();
});

it('is always visible in mode ALWAYS, without a request to the service (CTX-12)', async () => {
  mount(pinterestOverlayMode.ALWAYS, image, { link: { href: '/work' } });
  await expect.element(link()).toBeVisible();
  expect(opacity()).toBe(1);
  const address = new URL(link().element().getAttribute('href')!);
  expect(address.host).toBe('www.pinterest.com');
  expect(address.searchParams.get('url')).toBe('https://studio.example/work');
  expect(address.searchParams.get('description')).toBe('The stairs');
  expect(link().element().closest('a[href="/work"]')).toBeNull();
  expect(foreign()).toStrictEqual([]);
});

it('is visible on hover and focus in mode HOVER (CTX-12)', async () => {
  mount(pinterestOverlayMode.HOVER);
  await expect.poll(opacity).toBe(0);
  await userEvent.hover(document.querySelector('.image')!);
  await expect.poll(opacity).toBe(1);
  await userEvent.unhover(document.querySelector('.image')!);
  await expect.poll(opacity).toBe(0);
  await userEvent.keyboard('{Tab}');
  await expect.element(link()).toHaveFocus();
  await expect.poll(opacity).toBe(1);
});

it('is rendered over each image of a gallery', () => {
  mount(pinterestOverlayMode.ALWAYS, gallery, {
    items: [{ assetId: stairs.id }, { assetId: harbour.id }],
  });
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.gallery-slide > .save-link')];
  expect(links.map(({ ariaLabel }) => ariaLabel)).toStrictEqual([
    'Save “The stairs” to Pinterest',
    'Save to Pinterest',
  ]);
  expect(new URL(links[1]!.href).searchParams.get('media')).toBe(
    'https://studio.example/s/harbour.jpg',
  );
});
