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
  title: 'Pictures and maps',
  widgets: [
    {
      widget: 'Gallery that lies open',
      note: 'Grid, flexible grid, masonry, list, one below the other; the photographs of an account, too.',
      site: 'kitchen-sink',
      path: '/block-gallery',
      inside: 'main .gallery-grid',
      steps: [
        {
          part: { role: 'group', name: 'Six photographs', inside: 'page' },
          named: 'the name of the gallery',
        },
        { part: { role: 'list' }, named: 'none' },
        { part: roof, named: 'the description of its picture' },
        {
          press: 'Enter',
          on: roof,
          does: 'opens the picture in full size',
          after: [{ shows: lightbox }],
        },
      ],
    },
    {
      widget: 'Picture that opens in full size',
      site: 'kitchen-sink',
      path: '/block-image',
      inside: 'main .image[data-island]',
      steps: [
        { part: roof, named: 'the description of its picture' },
        {
          press: 'Enter',
          on: roof,
          does: 'opens the picture in full size',
          after: [{ shows: lightbox }],
        },
        { press: 'Escape', does: 'closes it', after: [{ hides: lightbox }, { focuses: roof }] },
      ],
    },
    {
      widget: 'Lightbox',
      pattern: 'Dialog (Modal)',
      site: 'kitchen-sink',
      path: '/block-gallery',
      inside: 'main .gallery-grid',
      steps: [
        { press: 'Enter', on: roof, does: 'on a picture opens it', after: [{ shows: lightbox }] },
        {
          part: lightbox,
          named: 'set by us: “Images in full size”',
          states: { modal: ['true', 'the page below is inert'] },
        },
        {
          region: { role: 'status', ...inLightbox },
          text: '1 of 6',
          says: 'which picture of how many is shown, when it changes',
        },
        { part: close, named: 'set by us: “Close”; it gets the focus' },
        {
          part: { role: 'button', name: 'Previous', ...inLightbox },
          named: 'set by us: “Previous”',
        },
        { part: { role: 'button', name: 'Next', ...inLightbox }, named: 'set by us: “Next”' },
        {
          part: caption,
          named: 'set by us: “Caption”; where the picture has one',
          states: {
            'aria-expanded': ['true', 'whether the caption is shown'],
            'aria-controls': ['lightbox-caption', 'the caption'],
          },
        },
        { press: 'ArrowRight', does: 'shows the next picture', after: [{ shows: position(2) }] },
        { given: waitForArrowThrottle },
        { press: 'ArrowLeft', does: 'shows the picture before', after: [{ shows: position(1) }] },
        {
          press: 'Tab',
          does: 'leads through its buttons, and not to the page below',
          after: [{ focuses: { role: 'button', name: 'Previous', ...inLightbox } }],
        },
        {
          press: 'Space',
          on: caption,
          does: 'on “Caption” hides the caption, or shows it',
          after: [{ of: caption, states: { 'aria-expanded': 'false' } }],
        },
        {
          press: 'Escape',
          does: 'closes it; the focus goes back to where it came from',
          after: [{ hides: lightbox }, { focuses: roof }, { address: /\/block-gallery$/ }],
        },
      ],
    },
    {
      widget: 'Gallery that shows slides',
      pattern: 'Carousel',
      note: 'Slideshow, strip and carousel. What other slides hold can neither be focused nor read. From right to left the arrows are mirrored.',
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
          named: 'the name of the gallery',
          states: { 'aria-roledescription': ['carousel', 'what it is'] },
        },
        { part: { role: 'button', name: 'Previous slide' }, named: 'set by us: “Previous slide”' },
        {
          part: nextSlide,
          named: 'set by us: “Next slide”',
          states: { 'aria-disabled': [null, '`true` at an end, where nothing follows'] },
        },
        {
          part: slide(1),
          named: 'its number: “1 of 6”',
          states: { 'aria-roledescription': ['slide', 'what it is'] },
        },
        {
          press: 'Enter',
          on: nextSlide,
          does: 'on a button shows the next slide, or the one before; the focus stays',
          after: [{ shows: slide(2) }, { hides: slide(1) }, { focuses: nextSlide }],
        },
        { given: waitForTransition },
        {
          press: 'ArrowLeft',
          does: 'shows the slide before, wherever the focus is while the gallery is in view',
          after: [{ shows: slide(1) }],
        },
        { given: waitForTransition },
        { press: 'ArrowRight', does: 'shows the next slide', after: [{ shows: slide(2) }] },
        {
          region: { element: '.gallery-track[aria-live=polite]', native: 'generic' },
          text: /^- group "2 of 6"(?![^]*group)/,
          says: 'the slide that is shown, when it changes; nothing while slides change by themselves',
        },
      ],
    },
    {
      widget: 'Gallery whose slides change by themselves',
      pattern: 'Carousel',
      note: 'They rest under the pointer, and stop for good once the focus comes in by key. Where less motion is wanted they do not begin.',
      site: 'kitchen-sink',
      path: '/block-gallery-4',
      inside: 'main .gallery:has(> .gallery-rotate)',
      steps: [
        { part: pause, named: 'set by us: “Pause slideshow”, or “Play slideshow”' },
        {
          press: 'Tab',
          on: { role: 'button', name: /slideshow$/ },
          does: 'into the gallery stops the slides',
          after: [{ shows: play }],
        },
        {
          press: 'Enter',
          on: play,
          does: 'lets them go on, or stops them',
          after: [{ focuses: pause }],
        },
        { press: 'Space', does: 'lets them go on, or stops them', after: [{ focuses: play }] },
      ],
    },
    {
      widget: 'Thumbnails of a gallery',
      pattern: 'Carousel',
      note: 'Their row has no name of its own: it stands in the group that has the name of the gallery, and each of them says what it does.',
      site: 'kitchen-sink',
      path: '/block-gallery-5',
      inside: 'main .gallery:has(.gallery-thumbnail)',
      steps: [
        {
          part: thumbnail(1),
          named: 'its number: “Show slide 1 of 6”',
          states: { 'aria-current': ['true', 'the slide that is shown'] },
        },
        {
          press: 'Enter',
          on: thumbnail(3),
          does: 'shows its slide; the focus stays',
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
      note: 'The address stands below it in words, with a link to a service of maps.',
      site: 'kitchen-sink',
      path: '/block-map',
      inside: 'main .map',
      steps: [
        { part: { role: 'link', name: 'Show map' }, named: 'its words' },
        { part: { role: 'link', name: 'Open in maps' }, named: 'its words' },
        {
          press: 'Enter',
          on: { role: 'link', name: 'Show map' },
          does: 'brings the map, which gets the focus',
          after: [{ focuses: map }],
        },
        { part: map, named: 'set by us: “Map”, and the address' },
        {
          part: { role: 'button', name: 'Old Harbour, High Street 2' },
          named: 'the address: the marker',
        },
        { part: { role: 'button', name: 'Zoom in' }, named: 'set by us: “Zoom in”' },
        { part: { role: 'button', name: 'Zoom out' }, named: 'set by us: “Zoom out”' },
      ],
    },
    {
      widget: 'Map of the provider',
      note: 'What is in the frame is the provider’s. The address stands below it in words, with a link to a service of maps.',
      parts: [
        { role: '`link`', named: 'its words: “Show map”', proof: { file: mapFile, test: mapTest } },
        {
          role: 'frame (`iframe`)',
          named: 'the address',
          proof: { file: mapFile, test: mapTest },
        },
      ],
      keys: [
        {
          press: 'Enter',
          does: 'brings the map, whose frame gets the focus',
          proof: { file: mapFile, test: mapTest },
        },
        {
          press: 'Enter',
          does: 'opens a service of maps, once the provider did not answer; the focus stays on the link',
          proof: {
            file: mapFile,
            test: 'falls back to the link when the provider does not respond',
          },
        },
      ],
    },
  ],
};
