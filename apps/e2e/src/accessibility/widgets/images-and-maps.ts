import type { Page } from '@playwright/test';
import type { Chapter } from '../widget.ts';

const roof = {
  role: 'link',
  name: 'The underside of an angular wooden roof pointing into a pale blue sky',
} as const;
const lightbox = { role: 'dialog', name: 'Images in full size', inside: 'page' } as const;
const inLightbox = { inside: 'dialog.lightbox' } as const;
const close = { role: 'button', name: 'Close', ...inLightbox } as const;
const caption = { role: 'button', name: 'Caption', ...inLightbox } as const;
const slide = (number: number) => ({ role: 'group', name: `${number} of 6` }) as const;
const position = (number: number) =>
  ({ role: 'status', text: new RegExp(`^${number} of 6$`), ...inLightbox }) as const;
const thumbnail = (number: number) =>
  ({ role: 'button', name: `Show slide ${number} of 6` }) as const;
const pause = { role: 'button', name: 'Pause slideshow' } as const;
const play = { role: 'button', name: 'Play slideshow' } as const;
const nextSlide = { role: 'button', name: 'Next slide' } as const;
const map = { role: 'region', name: 'Map: Old Harbour, High Street 2' } as const;

/** The test file and test title that prove the provider's map. */
const mapFile = 'apps/e2e/src/provided-map.e2e.ts';
const mapTest = 'renders in a sandboxed frame on request, and its marker opens a maps page';

/** Arrow keys are throttled to one per this many milliseconds. */
const waitForArrowThrottle = (page: Page) => page.waitForTimeout(250);

/** Keys are ignored during a slide transition. */
const waitForTransition = async (page: Page) => {
  await page
    .locator('main .gallery-stacked')
    .first()
    .evaluate((gallery) =>
      Promise.allSettled(gallery.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
  await page.waitForTimeout(1000);
};

/** Images and maps. */
export const imagesAndMaps: Chapter = {
  title: 'Images and maps',
  widgets: [
    {
      widget: 'Static gallery',
      note: 'The grid, flexible grid, masonry, list and stacked layouts; account photos, too.',
      site: 'kitchen-sink',
      path: '/block-gallery',
      inside: 'main .gallery-grid',
      steps: [
        {
          part: { role: 'group', name: 'Six photographs', inside: 'page' },
          nameSource: 'the name of the gallery',
        },
        { part: { role: 'list' }, nameSource: 'none' },
        { part: roof, nameSource: 'the alternative text of its image' },
        {
          press: 'Enter',
          on: roof,
          does: 'opens the image in the lightbox',
          after: [{ shows: lightbox }],
        },
      ],
    },
    {
      widget: 'Image with lightbox',
      site: 'kitchen-sink',
      path: '/block-image',
      inside: 'main .image[data-island]',
      steps: [
        { part: roof, nameSource: 'the alternative text of its image' },
        {
          press: 'Enter',
          on: roof,
          does: 'opens the image in the lightbox',
          after: [{ shows: lightbox }],
        },
        {
          press: 'Escape',
          does: 'closes the lightbox; focus returns to the image',
          after: [{ hides: lightbox }, { focuses: roof }],
        },
      ],
    },
    {
      widget: 'Lightbox',
      pattern: 'Dialog (Modal)',
      site: 'kitchen-sink',
      path: '/block-gallery',
      inside: 'main .gallery-grid',
      steps: [
        {
          press: 'Enter',
          on: roof,
          does: 'on an image, opens the lightbox',
          after: [{ shows: lightbox }],
        },
        {
          part: lightbox,
          nameSource: 'built-in label: “Images in full size”',
          states: { modal: ['true', 'the page behind it is inert'] },
        },
        {
          region: { role: 'status', ...inLightbox },
          text: '1 of 6',
          announces: 'the number of the displayed image and the total, when it changes',
        },
        { part: close, nameSource: 'built-in label: “Close”; has initial focus' },
        {
          part: { role: 'button', name: 'Previous', ...inLightbox },
          nameSource: 'built-in label: “Previous”',
        },
        {
          part: { role: 'button', name: 'Next', ...inLightbox },
          nameSource: 'built-in label: “Next”',
        },
        {
          part: caption,
          nameSource: 'built-in label: “Caption”; present if the image has a caption',
          states: {
            'aria-expanded': ['true', 'whether the caption is visible'],
            'aria-controls': ['lightbox-caption', 'the caption'],
          },
        },
        { press: 'ArrowRight', does: 'shows the next image', after: [{ shows: position(2) }] },
        { given: waitForArrowThrottle },
        { press: 'ArrowLeft', does: 'shows the previous image', after: [{ shows: position(1) }] },
        {
          press: 'Tab',
          does: 'moves focus through its buttons, never to the page behind it',
          after: [{ focuses: { role: 'button', name: 'Previous', ...inLightbox } }],
        },
        {
          press: 'Space',
          on: caption,
          does: 'on “Caption”, shows or hides the caption',
          after: [{ of: caption, states: { 'aria-expanded': 'false' } }],
        },
        {
          press: 'Escape',
          does: 'closes the lightbox; focus returns to where it was before',
          after: [{ hides: lightbox }, { focuses: roof }, { address: /\/block-gallery$/ }],
        },
      ],
    },
    {
      widget: 'Gallery with slides',
      pattern: 'Carousel',
      note: 'The slideshow, strip and carousel layouts. The content of other slides can be neither focused nor read. On right-to-left pages, the arrow keys are mirrored.',
      site: 'kitchen-sink',
      path: '/block-gallery',
      inside: 'main .gallery-stacked',
      steps: [
        {
          part: {
            role: 'group',
            name: 'Six photographs',
            inside: 'main *:has(> .gallery-stacked)',
          },
          nameSource: 'the name of the gallery',
          states: { 'aria-roledescription': ['carousel', 'its role description'] },
        },
        {
          part: { role: 'button', name: 'Previous slide' },
          nameSource: 'built-in label: “Previous slide”',
        },
        {
          part: nextSlide,
          nameSource: 'built-in label: “Next slide”',
          states: { 'aria-disabled': [null, '`true` at an end, when no slide follows'] },
        },
        {
          part: slide(1),
          nameSource: 'its number: “1 of 6”',
          states: { 'aria-roledescription': ['slide', 'its role description'] },
        },
        {
          press: 'Enter',
          on: nextSlide,
          does: 'on a button, shows the next or previous slide; focus stays on the button',
          after: [{ shows: slide(2) }, { hides: slide(1) }, { focuses: nextSlide }],
        },
        { given: waitForTransition },
        {
          press: 'ArrowLeft',
          does: 'shows the previous slide, wherever focus is, while the gallery is in view',
          after: [{ shows: slide(1) }],
        },
        { given: waitForTransition },
        { press: 'ArrowRight', does: 'shows the next slide', after: [{ shows: slide(2) }] },
        {
          region: { element: '.gallery-track[aria-live=polite]', native: 'generic' },
          text: /^- group "2 of 6"(?![^]*group)/,
          announces: 'the displayed slide, when it changes; nothing during autoplay',
        },
      ],
    },
    {
      widget: 'Gallery with autoplay',
      pattern: 'Carousel',
      note: 'Autoplay pauses on hover; once keyboard focus enters the gallery, it stops and does not resume automatically. With reduced motion, it does not start.',
      site: 'kitchen-sink',
      path: '/block-gallery-4',
      inside: 'main .gallery:has(> .gallery-rotate)',
      steps: [
        { part: pause, nameSource: 'built-in label: “Pause slideshow” or “Play slideshow”' },
        {
          press: 'Tab',
          on: { role: 'button', name: /slideshow$/ },
          does: 'into the gallery, stops autoplay',
          after: [{ shows: play }],
        },
        {
          press: 'Enter',
          on: play,
          does: 'starts or stops autoplay',
          after: [{ focuses: pause }],
        },
        { press: 'Space', does: 'starts or stops autoplay', after: [{ focuses: play }] },
      ],
    },
    {
      widget: 'Gallery thumbnails',
      pattern: 'Carousel',
      note: 'The row has no accessible name: it is inside the group that has the name of the gallery, and the name of each thumbnail describes its action.',
      site: 'kitchen-sink',
      path: '/block-gallery-5',
      inside: 'main .gallery:has(.gallery-thumbnail)',
      steps: [
        {
          part: thumbnail(1),
          nameSource: 'its number: “Show slide 1 of 6”',
          states: { 'aria-current': ['true', 'the thumbnail of the displayed slide'] },
        },
        {
          press: 'Enter',
          on: thumbnail(3),
          does: 'shows its slide; focus stays on the thumbnail',
          after: [
            { shows: slide(3) },
            { of: thumbnail(3), states: { 'aria-current': 'true' } },
            { of: thumbnail(1), states: { 'aria-current': 'false' } },
            { focuses: thumbnail(3) },
          ],
        },
        { press: 'Space', does: 'does the same', after: [{ focuses: thumbnail(3) }] },
      ],
    },
    {
      widget: 'Map',
      note: 'The address is below it as text, with a link to a maps service.',
      site: 'kitchen-sink',
      path: '/block-map',
      inside: 'main .map',
      steps: [
        { part: { role: 'link', name: 'Show map' }, nameSource: 'its text' },
        { part: { role: 'link', name: 'Open in maps' }, nameSource: 'its text' },
        {
          press: 'Enter',
          on: { role: 'link', name: 'Show map' },
          does: 'loads the map; focus moves to the map',
          after: [{ focuses: map }],
        },
        { part: map, nameSource: 'built-in label: “Map”, followed by the address' },
        {
          part: { role: 'button', name: 'Old Harbour, High Street 2' },
          nameSource: 'the address; the button is the marker',
        },
        { part: { role: 'button', name: 'Zoom in' }, nameSource: 'built-in label: “Zoom in”' },
        { part: { role: 'button', name: 'Zoom out' }, nameSource: 'built-in label: “Zoom out”' },
      ],
    },
    {
      widget: 'Provider map',
      note: 'The content of the frame is the provider’s. The address is below it as text, with a link to a maps service.',
      parts: [
        {
          role: '`link`',
          nameSource: 'its text: “Show map”',
          proof: { file: mapFile, test: mapTest },
        },
        {
          role: 'frame (`iframe`)',
          nameSource: 'the address',
          proof: { file: mapFile, test: mapTest },
        },
      ],
      keys: [
        {
          press: 'Enter',
          does: 'loads the map; focus moves to its frame',
          proof: { file: mapFile, test: mapTest },
        },
        {
          press: 'Enter',
          does: 'opens a maps service if the provider did not respond; focus stays on the link',
          proof: {
            file: mapFile,
            test: 'falls back to the link when the provider does not respond',
          },
        },
      ],
    },
  ],
};
