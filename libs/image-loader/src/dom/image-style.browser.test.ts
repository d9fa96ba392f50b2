import { afterEach, describe, expect, it } from 'vitest';
import { shapeMaskStyle, type ShapeMask } from '../shape-mask.ts';
import { removePictures, renderImage } from './picture.fixture.ts';

afterEach(removePictures);

const small = { width: 300, height: 200 };
const sizeOf = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return [width, height];
};

describe('crop mode cover', () => {
  it('fills the container around the focal point (IMG-03)', () => {
    const { image } = renderImage(
      { dimensions: small, fixedRatio: false, focalPoint: { x: 0.2, y: 1 } },
      { width: 400, height: 400 },
    );
    const { objectFit, objectPosition } = getComputedStyle(image);
    expect(sizeOf(image)).toEqual([400, 400]);
    expect([objectFit, objectPosition]).toEqual(['cover', '20% 100%']);
  });
});

describe('crop mode contain', () => {
  it.each([
    ['center', '50% 50%'],
    ['top', '50% 0%'],
    ['bottom-right', '100% 100%'],
  ] as const)('shows the whole image at %s (IMG-04)', (fitAlignment, position) => {
    const { image } = renderImage(
      { dimensions: small, fixedRatio: false, cropMode: 'contain', fitAlignment },
      { width: 400, height: 400 },
    );
    const { objectFit, objectPosition } = getComputedStyle(image);
    expect(sizeOf(image)).toEqual([400, 400]);
    expect([objectFit, objectPosition]).toEqual(['contain', position]);
  });
});

describe('crop mode none', () => {
  it.each([100, 300])('leaves the image its own size in %i px (IMG-05)', async (width) => {
    const { image } = renderImage(
      { dimensions: small, cropMode: 'none', stretch: false },
      { width },
    );
    await image.decode();
    expect(sizeOf(image)).toEqual([300, 200]);
  });
});

describe('stretch', () => {
  const large = { width: 900, height: 900 };
  const scaleOf = async (cropMode: 'cover' | 'contain' | 'none', stretch: boolean) => {
    const { image } = renderImage(
      { dimensions: small, fixedRatio: false, cropMode, stretch },
      large,
    );
    await image.decode();
    const [width = 0, height = 0] = sizeOf(image);
    const { objectFit } = getComputedStyle(image);
    if (objectFit === 'scale-down') return Math.min(1, width / 300, height / 200);
    return objectFit === 'contain'
      ? Math.min(width / 300, height / 200)
      : Math.max(width / 300, height / 200);
  };

  it.each(['cover', 'contain', 'none'] as const)('lets a %s image grow (IMG-11)', async (mode) => {
    expect(await scaleOf(mode, true)).toBeGreaterThan(1);
  });

  it.each(['cover', 'contain', 'none'] as const)(
    'off, never upscales a %s image (IMG-11)',
    async (mode) => {
      expect(await scaleOf(mode, false)).toBe(1);
    },
  );
});

describe('fixedRatio', () => {
  it("keeps the container at the image's ratio before it has loaded (IMG-12)", async () => {
    const { box, image } = renderImage({ dimensions: { width: 1500, height: 1000 } });
    const source = image.src;
    image.removeAttribute('src');
    expect(sizeOf(image)).toEqual([400, expect.closeTo(266.67, 1)]);
    const before = box.getBoundingClientRect().height;
    image.src = source;
    await image.decode();
    expect(box.getBoundingClientRect().height).toBe(before);
  });

  it('keeps the place of an image that is loaded by the script, too (IMG-12)', () => {
    const { image } = renderImage({ dimensions: small, lazy: 'observed' });
    expect(sizeOf(image)).toEqual([400, expect.closeTo(266.67, 1)]);
  });

  it('off, leaves the height to the container (IMG-12)', () => {
    const { image } = renderImage(
      { dimensions: small, fixedRatio: false },
      { width: 400, height: 90 },
    );
    expect(sizeOf(image)).toEqual([400, 90]);
  });
});

describe('a shape mask', () => {
  it.each<[ShapeMask, number]>([
    ['square', 400],
    ['tall', 600],
    ['wide', 268],
  ])('%s makes a container of 400 px %i px high (IMG-13)', (shape, height) => {
    const { box, image } = renderImage({ dimensions: small, fixedRatio: false });
    Object.assign(box.style, shapeMaskStyle(shape));
    expect(box.getBoundingClientRect().height).toBeCloseTo(height, 0);
    expect(sizeOf(image)).toEqual(sizeOf(box));
    expect(getComputedStyle(box).overflow).toBe('hidden');
  });

  it('clips the image to a contour (IMG-13)', () => {
    const { box, image } = renderImage({ dimensions: small, fixedRatio: false });
    Object.assign(box.style, shapeMaskStyle('square', 'circle(50%)'));
    const { left, top } = box.getBoundingClientRect();
    expect(document.elementFromPoint(left + 200, top + 200)).toBe(image);
    expect(document.elementFromPoint(left + 5, top + 5)).not.toBe(image);
  });
});
