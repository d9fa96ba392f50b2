import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { enhanceGallery } from './enhance-gallery.ts';
import { equalSlides, picture, removeGalleries, renderGallery } from './render-gallery.fixture.ts';

const alive: (() => void)[] = [];
afterEach(() => {
  for (const destroy of alive.splice(0)) destroy();
  removeGalleries();
});

class SampleStop extends HTMLElement {
  constructor() {
    super();
    this.attachShadow({ mode: 'open', delegatesFocus: true }).innerHTML = '<button>In it</button>';
  }
}
customElements.define('sample-stop', SampleStop);

/** Two slides with this content beside their images; `{index}` is the slide's index. */
function renderWith(content: string) {
  const rendered = renderGallery({
    data: { design: 'slideshow' },
    slides: equalSlides(2),
    design: { speedMs: 0 },
    enhance: false,
  });
  for (const [index, slide] of rendered.slides.entries()) {
    const html = content.replaceAll('{index}', String(index));
    slide.querySelector('.gallery-frame')!.insertAdjacentHTML('beforeend', html);
  }
  const enhance = () => {
    const enhanced = enhanceGallery(rendered.root)!;
    alive.push(enhanced.destroy);
    return enhanced;
  };
  return { ...rendered, enhance };
}

const silence =
  'data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA=';
const contents = {
  'a link': '<a href="#a">Link</a>',
  'a video': `<video controls src="${silence}"></video>`,
  'a sound': `<audio controls src="${silence}"></audio>`,
  'a frame': '<iframe srcdoc="<button>In it</button>"></iframe>',
  'editable text': '<p contenteditable="true">Text</p>',
  details: '<details><summary>More</summary></details>',
  'an area': `<img alt="" usemap="#map{index}" src="${picture(300, 200)}"><map name="map{index}"><area alt="Part" href="#b" shape="rect" coords="0,0,300,200"></map>`,
  'a custom element': '<sample-stop></sample-stop>',
  'a row that scrolls':
    '<div style="height:20px;overflow:auto"><div style="height:90px"></div></div>',
  'a tab stop of its own': '<img alt="" tabindex="0">',
} as const;

describe('the Tab key', () => {
  it.each(Object.entries(contents))('does not focus %s in a hidden slide', async (_, content) => {
    const { root, slides, enhance } = renderWith(content);
    enhance();
    const before = document.createElement('button');
    root.before(before);
    before.focus();
    for (let stop = 0; stop < 12; stop += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await userEvent.tab();
      expect(slides[1]!.contains(document.activeElement)).toBe(false);
    }
  });
});

it('sets aria-hidden on hidden slides on each move and removes it when destroyed', async () => {
  const { slides, enhance } = renderWith('');
  const hidden = () => slides.map(({ ariaHidden }) => ariaHidden);
  const { destroy, gallery } = enhance();
  expect(hidden()).toEqual([null, 'true']);
  for (const shown of [1, 0, 1]) {
    // While one transition runs, another is rejected.
    const show = () => {
      gallery!.goTo(shown);
      return hidden();
    };
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect.poll(show).toEqual(shown === 1 ? ['true', null] : [null, 'true']);
  }
  destroy();
  expect(hidden()).toEqual([null, null]);
});

describe('elements made inert by the host', () => {
  const inertIn = (slide: Element) => [...slide.querySelectorAll('[inert]')].map(({ id }) => id);

  it('remain inert on hidden and visible slides and after destroy', () => {
    const { slides, enhance } = renderWith(
      '<button id="own" inert></button><button id="other"></button>',
    );
    const { destroy, gallery } = enhance();
    expect(slides.map(inertIn)).toEqual([['own'], ['own', 'other']]);
    gallery!.next();
    expect(slides.map(inertIn)).toEqual([['own', 'other'], ['own']]);
    destroy();
    expect(slides.map(inertIn)).toEqual([['own'], ['own']]);
  });

  it('remain inert when set inert while their slide is hidden', () => {
    const { slides, enhance } = renderWith('<button id="own"></button>');
    const { gallery } = enhance();
    slides[1]!.querySelector('button')!.inert = true;
    gallery!.next();
    expect(inertIn(slides[1]!)).toEqual(['own']);
  });
});
