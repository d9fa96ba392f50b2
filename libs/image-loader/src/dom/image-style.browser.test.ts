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
  ] as const)('shows the whole image aligned at %s (IMG-04)', (fitAlignment, position) => {
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
  it.each([100, 300])(
    'renders the image at its natural size in a container of %i px (IMG-05)',
    async (width) => {
      const { image } = renderImage(
        { dimensions: small, cropMode: 'none', stretch: false },
        { width },
      );
      await image.decode();
      expect(sizeOf(image)).toEqual([300, 200]);
    },
  );
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

  it.each(['cover', 'contain', 'none'] as const)('upscales a %s image (IMG-11)', async (mode) => {
    expect(await scaleOf(mode, true)).toBeGreaterThan(1);
  });

  it.each(['cover', 'contain', 'none'] as const)(
    'never upscales a %s image when off (IMG-11)',
    async (mode) => {
      expect(await scaleOf(mode, false)).toBe(1);
    },
  );
});

describe('fixedRatio', () => {
  it("reserves the height for the image's ratio before it has loaded (IMG-12)", async () => {
    const { box, image } = renderImage({ dimensions: { width: 1500, height: 1000 } });
    const source = image.src;
    image.removeAttribute('src');
    expect(sizeOf(image)).toEqual([400, expect.closeTo(266.67, 1)]);
    const before = box.getBoundingClientRect().height;
    image.src = source;
    await image.decode();
    expect(box.getBoundingClientRect().height).toBe(before);
  });

  it('reserves the height for an image that is loaded by the script (IMG-12)', () => {
    const { image } = renderImage({ dimensions: small, lazy: 'observed' });
    expect(sizeOf(image)).toEqual([400, expect.closeTo(266.67, 1)]);
  });

  it('fills the height of the container when off (IMG-12)', () => {
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
  ])('%s gives a container of 400 px a height of %i px (IMG-13)', (shape, height) => {
    const { box, image } = renderImage({ dimensions: small, fixedRatio: false });
    Object.assign(box.style, shapeMaskStyle(shape));
    expect(box.getBoundingClientRect().height).toBeCloseTo(height, 0);
    expect(sizeOf(image)).toEqual(sizeOf(box));
    expect(getComputedStyle(box).overflow).toBe('hidden');
  });

  it('clips the image to the given path (IMG-13)', () => {
    const { box, image } = renderImage({ dimensions: small, fixedRatio: false });
    Object.assign(box.style, shapeMaskStyle('square', 'circle(50%)'));
    const { left, top } = box.getBoundingClientRect();
    expect(document.elementFromPoint(left + 200, top + 200)).toBe(image);
    expect(document.elementFromPoint(left + 5, top + 5)).not.toBe(image);
  });
});
