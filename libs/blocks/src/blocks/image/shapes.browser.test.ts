import { shapeMask, shapeNames } from '@sitewright/contracts/codes';
import { shapeMasks, shapeMaskStyle } from '@sitewright/image-loader';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { removeBlocks } from '../../kit/testing/mount-block.ts';
import { mountImage, pictureSize } from '../../kit/testing/mount-image.ts';
import { image } from './schema.ts';

const masks = image.props.shape.mask.unwrap().options;
const ratio = pictureSize.height / pictureSize.width;
const sizeOf = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return { width: Math.round(width), height: Math.round(height) };
};

/** Which corners of the frame show the image 3 px inside, clockwise from the upper left. */
function cornersOf({ frame, picture }: ReturnType<typeof mountImage>): boolean[] {
  const { left, right, top, bottom } = frame.getBoundingClientRect();
  return [
    [left + 3, top + 3],
    [right - 3, top + 3],
    [right - 3, bottom - 3],
    [left + 3, bottom - 3],
  ].map(([x = 0, y = 0]) => document.elementFromPoint(x, y) === picture);
}

beforeEach(() => page.viewport(1200, 900));
afterEach(removeBlocks);
afterAll(() => page.viewport(414, 896));

describe('a shape mask', () => {
  it('is available under every shape name, with the height that the image loader computes', () => {
    expect(shapeMasks).toStrictEqual(shapeMask);
    for (const name of shapeNames) {
      expect(masks).toContain(name);
      const { frame } = mountImage({ mask: name }, { width: 400 });
      const box = document.createElement('div');
      Object.assign(box.style, { inlineSize: '400px', ...shapeMaskStyle(name) });
      document.body.prepend(box);
      expect([name, sizeOf(frame)]).toStrictEqual([name, sizeOf(box)]);
      expect(sizeOf(frame).height).toBe(4 * shapeMask[name]);
      box.remove();
    }
  });

  it.each([
    ['square', 400, [true, true, true, true]],
    ['tall', 600, [true, true, true, true]],
    ['wide', 268, [true, true, true, true]],
    ['circle', 400, [false, false, false, false]],
    ['arch', 600, [false, false, true, true]],
  ] as const)('%s crops the image to a frame of 400 by %i px (IMG-13)', (mask, height, corners) => {
    const mounted = mountImage({ mask }, { width: 400 });
    expect(sizeOf(mounted.frame)).toStrictEqual({ width: 400, height });
    expect(sizeOf(mounted.picture)).toStrictEqual({ width: 400, height });
    const { objectFit, objectPosition } = getComputedStyle(mounted.picture);
    expect([objectFit, objectPosition]).toStrictEqual(['cover', '25% 100%']);
    expect(cornersOf(mounted)).toStrictEqual(corners);
  });

  it('crops the top of an arch to a half circle', () => {
    const { frame, picture } = mountImage({ mask: 'arch' }, { width: 400 });
    const { left, top } = frame.getBoundingClientRect();
    // Corners with a radius of 200 px: at 45° the edge is 58.6 px from either side.
    expect(document.elementFromPoint(left + 55, top + 55)).not.toBe(picture);
    expect(document.elementFromPoint(left + 62, top + 62)).toBe(picture);
  });

  it('preserves its aspect ratio in other grid cells and in a narrow viewport', async () => {
    const place = { width: 300, height: 700 };
    const { figure, frame } = mountImage({ mask: 'square' }, place);
    expect(sizeOf(frame)).toStrictEqual({ width: 300, height: 300 });
    expect(sizeOf(figure)).toStrictEqual(sizeOf(frame));
    await page.viewport(360, 700);
    expect(sizeOf(mountImage({ mask: 'tall' }, { width: 320 }).frame).height).toBe(480);
  });

  it('is not applied by default, so the image has its own aspect ratio', () => {
    const mounted = mountImage({ fit: 'natural' }, { width: 400 });
    expect(sizeOf(mounted.frame)).toStrictEqual({ width: 400, height: Math.round(400 * ratio) });
    expect(cornersOf(mounted)).toStrictEqual([true, true, true, true]);
  });
});

describe('a crop mode', () => {
  const place = { width: 500, height: 600 };
  const fitOf = (picture: Element) => {
    const { objectFit, objectPosition } = getComputedStyle(picture);
    return { objectFit, objectPosition };
  };

  it('cover fills the grid cells of the block around the focal point (IMG-03)', () => {
    const { frame, picture } = mountImage({ fit: 'cover' }, place);
    expect(sizeOf(frame)).toStrictEqual(place);
    expect(sizeOf(picture)).toStrictEqual(place);
    expect(fitOf(picture)).toStrictEqual({ objectFit: 'cover', objectPosition: '25% 100%' });
  });

  it('cover reserves space for the text below the image', () => {
    const { figure, frame, words } = mountImage({ fit: 'cover', title: 'Up' }, place);
    expect(sizeOf(figure)).toStrictEqual(place);
    const own = words!.getBoundingClientRect().height;
    expect(own).toBeGreaterThan(20);
    expect(own).toBeLessThan(60);
    expect(frame.getBoundingClientRect().height).toBeCloseTo(600 - own, 1);
  });

  it('contain fits the whole image into the grid cells of the block (IMG-04)', () => {
    const { frame, picture } = mountImage({ fit: 'contain' }, place);
    expect(sizeOf(frame)).toStrictEqual(place);
    expect(sizeOf(picture)).toStrictEqual(place);
    expect(fitOf(picture)).toStrictEqual({ objectFit: 'contain', objectPosition: '25% 100%' });
  });

  it('contain centers the image without a focal point (IMG-02, IMG-20)', () => {
    const { picture } = mountImage(
      { fit: 'contain' },
      { ...place, file: { focalPoint: undefined } },
    );
    expect(fitOf(picture)).toStrictEqual({ objectFit: 'contain', objectPosition: '50% 50%' });
  });

  it('cover centers the crop without a focal point (IMG-02)', () => {
    const { picture } = mountImage({ fit: 'cover' }, { ...place, file: { focalPoint: undefined } });
    expect(fitOf(picture)).toStrictEqual({ objectFit: 'cover', objectPosition: '50% 50%' });
  });

  it('natural reserves the space of an image before it loads, without a layout shift (IMG-12)', async () => {
    const own = mountImage({ fit: 'natural' }, { width: 10 }).picture.src;
    removeBlocks();
    const file = { url: '/s/not-yet.jpg' };
    const { frame, picture } = mountImage({ fit: 'natural' }, { width: 450, file });
    expect(picture.naturalWidth).toBe(0);
    const before = sizeOf(frame);
    expect(before).toStrictEqual({ width: 450, height: 300 });
    picture.removeAttribute('srcset');
    picture.src = own;
    await picture.decode();
    expect(picture.naturalWidth).toBeGreaterThan(0);
    expect(sizeOf(frame)).toStrictEqual(before);
  });

  it('natural preserves the aspect ratio of the image in any grid cells (IMG-05)', () => {
    const { frame, picture } = mountImage({ fit: 'natural' }, place);
    expect(sizeOf(picture)).toStrictEqual({ width: 500, height: Math.round(500 * ratio) });
    expect(sizeOf(frame)).toStrictEqual(sizeOf(picture));
  });

  it.each(['cover', 'contain', 'natural'])(
    '%s preserves the aspect ratio of the image when blocks are stacked',
    async (fit) => {
      await page.viewport(767, 900);
      const { frame, picture } = mountImage({ fit }, { width: 330 });
      expect(sizeOf(picture)).toStrictEqual({ width: 330, height: 330 * ratio });
      expect(sizeOf(frame)).toStrictEqual(sizeOf(picture));
    },
  );

  it('is always cover in the stack layout', () => {
    const { picture } = mountImage({ design: 'stack', fit: 'natural' }, place);
    expect(fitOf(picture).objectFit).toBe('cover');
  });
});
