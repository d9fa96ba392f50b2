import { breakpoints } from '@sitewright/contracts/limits';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { removeBlocks } from '../../kit/testing/mount-block.ts';
import { mountImage, type ImagePlace } from '../../kit/testing/mount-image.ts';
import { image } from './schema.ts';

type Design = (typeof designs)[number];
const designs = image.props.shape.design.unwrap().options;

/** The container that a section gives a block on a wide screen. */
const cells = { width: 800, height: 600 };

/** An image with a short text in one of its layouts, and the rectangles of its parts. */
function arrange(design: Design, place: ImagePlace = cells) {
  const { figure, frame, words } = mountImage({ design, title: 'Up', caption: 'Stairs' }, place);
  const title = words!.querySelector('.image-title')!;
  const text = document.createRange();
  text.selectNodeContents(title);
  return {
    ground: getComputedStyle(figure).backgroundColor,
    wordsGround: getComputedStyle(words!).backgroundColor,
    color: getComputedStyle(title).color,
    size: Number.parseFloat(getComputedStyle(title).fontSize),
    figure: figure.getBoundingClientRect(),
    frame: frame.getBoundingClientRect(),
    words: words!.getBoundingClientRect(),
    text: text.getBoundingClientRect(),
    /** The topmost element in the middle of the title. */
    isReadable() {
      const { left, top, width, height } = text.getBoundingClientRect();
      return title.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    },
  };
}

const middle = ({ left, width }: DOMRect) => left + width / 2;
const clear = 'rgba(0, 0, 0, 0)';

beforeEach(() => page.viewport(1200, 900));
afterEach(removeBlocks);
afterAll(() => page.viewport(414, 896));

describe('image layouts in a wide viewport', () => {
  it('show the text of inline below the image, aligned with its left edge', () => {
    const { frame, words, text, ground } = arrange('inline');
    expect(frame.width).toBe(800);
    expect(words.top).toBeGreaterThanOrEqual(frame.bottom);
    expect(text.left).toBeCloseTo(frame.left, 0);
    expect(ground).toBe(clear);
  });

  it('show the text of a poster inside the image at its bottom', () => {
    const { figure, frame, words, text, color } = arrange('poster');
    expect([frame.width, frame.height]).toStrictEqual([figure.width, figure.height]);
    expect(words.bottom).toBeCloseTo(frame.bottom, 0);
    expect(text.top).toBeGreaterThan(frame.top + frame.height / 2);
    expect(text.left).toBeGreaterThan(frame.left + 16);
    expect(color).toBe('rgb(255, 255, 255)');
  });

  it('let clicks on the text of a poster reach the image', () => {
    const { text } = arrange('poster');
    const pressed = document.elementFromPoint(middle(text), text.top + text.height / 2);
    expect(pressed?.closest('.image-frame')).not.toBeNull();
  });

  it('show the text of a card below the image, with padding and a shared background', () => {
    const { figure, frame, words, text, ground } = arrange('card');
    expect(ground).not.toBe(clear);
    expect(frame.width).toBe(figure.width);
    expect(words.top).toBeCloseTo(frame.bottom, 0);
    expect(words.bottom).toBeCloseTo(figure.bottom, 0);
    expect(text.left - figure.left).toBeGreaterThanOrEqual(20);
    expect(text.top - frame.bottom).toBeGreaterThanOrEqual(20);
  });

  it('show the text of overlap on its own background, across the bottom edge of the image', () => {
    const { frame, words, wordsGround, isReadable } = arrange('overlap');
    expect(wordsGround).not.toBe(clear);
    expect(frame.bottom - words.top).toBeCloseTo(56, 0);
    expect(words.bottom).toBeGreaterThan(frame.bottom);
    expect(words.width).toBe(512);
    expect(middle(words)).toBeCloseTo(middle(frame), 0);
    expect(isReadable()).toBe(true);
  });

  it.each(['ltr', 'rtl'] as const)(
    'show the text of a collage beside the image and across its end edge, %s',
    (direction) => {
      const { figure, frame, words, isReadable } = arrange('collage', { ...cells, direction });
      const isLeft = direction === 'ltr';
      const [start, end] = isLeft ? [frame, words] : [words, frame];
      expect(start.left).toBeCloseTo(figure.left, 0);
      expect(end.right).toBeCloseTo(figure.right, 0);
      expect(start.right - end.left).toBeGreaterThan(100);
      expect(frame.width / figure.width).toBeCloseTo(8 / 12, 2);
      expect(words.width / figure.width).toBeCloseTo(6 / 12, 2);
      expect(words.top + words.height / 2).toBeCloseTo(frame.top + frame.height / 2, 0);
      expect(isReadable()).toBe(true);
    },
  );

  it('show the text of a stack centered below the image', () => {
    const { frame, words, text } = arrange('stack');
    expect(words.top).toBeGreaterThanOrEqual(frame.bottom);
    expect(text.top - frame.bottom).toBeGreaterThan(12);
    expect(text.left).toBeGreaterThan(frame.left + 100);
    expect(middle(text)).toBeCloseTo(middle(frame), 0);
  });

  it('render titles of posters, cards, overlaps and collages at the h3 size', () => {
    document.documentElement.style.setProperty('--size-h3', '40px');
    const sizes = designs.map((design) => [design, arrange(design).size]);
    document.documentElement.style.removeProperty('--size-h3');
    expect(Object.fromEntries(sizes)).toStrictEqual({
      inline: 14,
      poster: 40,
      card: 40,
      overlap: 40,
      collage: 40,
      stack: 14,
    });
  });
});

it.each(designs)(
  'renders the image and text of the layout %s within the bounds of the block',
  (design) => {
    const { figure, frame, words } = arrange(design);
    expect(words.height).toBeGreaterThan(0);
    for (const side of [frame, words]) {
      expect(side.left).toBeGreaterThanOrEqual(figure.left - 0.5);
      expect(side.right).toBeLessThanOrEqual(figure.right + 0.5);
      expect(side.bottom).toBeLessThanOrEqual(figure.bottom + 0.5);
    }
  },
);

it('shows the text of a collage below the image in viewports under 768 px', async () => {
  await page.viewport(767, 900);
  const { frame, words } = arrange('collage', { width: 700 });
  expect(frame.width).toBe(700);
  expect(words.top).toBeGreaterThanOrEqual(frame.bottom);
});

describe('narrow image layouts under 415 px (IMG-30)', () => {
  /** The position of a layout's text in the first window that is not narrow, or the last that is. */
  async function measure(design: Design, is: 'usual' | 'narrow') {
    await page.viewport(breakpoints.narrowImageBelow - (is === 'narrow' ? 1 : 0), 800);
    const { figure, frame, words, text } = arrange(design, { width: 360 });
    return {
      share: words.width / figure.width,
      over: frame.bottom - words.top,
      inset: text.left - words.left,
      below: text.top - words.top,
    };
  }

  it('have wider overlap text that covers less of the image', async () => {
    const usual = await measure('overlap', 'usual');
    expect(usual.share).toBeCloseTo(0.86, 2);
    expect(usual.over).toBeCloseTo(56, 0);
    const narrow = await measure('overlap', 'narrow');
    expect(narrow.share).toBeCloseTo(0.94, 2);
    expect(narrow.over).toBeCloseTo(32, 0);
  });

  it.each(['overlap', 'card', 'poster'] as const)(
    'have less text padding in the layout %s',
    async (design) => {
      expect((await measure(design, 'usual')).inset).toBeCloseTo(20, 0);
      expect((await measure(design, 'narrow')).inset).toBeCloseTo(16, 0);
    },
  );

  it.each(['inline', 'collage', 'stack'] as const)(
    'are unchanged for the layout %s',
    async (design) => {
      expect(await measure(design, 'narrow')).toStrictEqual(await measure(design, 'usual'));
    },
  );
});
