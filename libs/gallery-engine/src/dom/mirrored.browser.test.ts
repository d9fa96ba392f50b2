import { afterEach, expect, it } from 'vitest';
import styles from '../gallery-engine.css?inline';
import { enhanceGallery } from './enhance-gallery.ts';
import { removeGalleries, renderGallery, slidesOf } from './render-gallery.fixture.ts';

const given = {
  data: { design: 'slider', vSize: 40, 'active-alignment': 'left' },
  slides: slidesOf([300, 200], [200, 300], [400, 200], [200, 200], [300, 200]),
  enhance: false,
} as const;
const leftsOf = (elements: readonly Element[]) =>
  elements.map((element) => element.getBoundingClientRect().left);

/** Moves a gallery and its style sheet into a shadow root. */
function putInShadow(root: HTMLElement) {
  const style = document.createElement('style');
  style.textContent = styles;
  root.parentElement!.attachShadow({ mode: 'open' }).append(style, root);
}

const page = document.documentElement;
afterEach(() => {
  removeGalleries();
  page.style.removeProperty('--gallery-sign');
  page.dir = '';
});

it.each(['ltr', 'rtl'])(
  'positions a slider in a shadow root correctly when its %s page lacks the style sheet',
  (dir) => {
    page.dir = dir;
    const onPage = renderGallery(given);
    const expected = enhanceGallery(onPage.root, { startSlide: 2 })!;
    const lefts = leftsOf(onPage.slides);
    expected.destroy();
    removeGalleries();

    page.style.setProperty('--gallery-sign', 'initial');
    const within = renderGallery(given);
    putInShadow(within.root);
    const enhanced = enhanceGallery(within.root, { startSlide: 2 })!;
    expect(leftsOf(within.slides)).toEqual(lefts);
    enhanced.destroy();
  },
);

it('mirrors a slider when dir="auto" resolves to rtl', () => {
  const [expected, found] = ['rtl', 'auto'].map((dir) => {
    const { root, slides } = renderGallery({ ...given, caption: 'נמל' });
    root.parentElement!.dir = dir;
    const enhanced = enhanceGallery(root, { startSlide: 2 })!;
    const lefts = leftsOf(slides);
    enhanced.destroy();
    return lefts;
  });
  expect(found).toEqual(expected);
});

it('positions a slider in a shadow root correctly without JavaScript', () => {
  const centered = { ...given, data: { ...given.data, 'active-alignment': 'center' } } as const;
  const onPage = leftsOf(renderGallery(centered).slides);
  removeGalleries();
  page.style.setProperty('--gallery-sign', 'initial');
  const { root, slides } = renderGallery(centered);
  putInShadow(root);
  expect(leftsOf(slides)).toEqual(onPage);
});
