import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ImageAttributesOptions } from '../image-attributes.ts';
import type { ImageOutcome } from '../create-image-loader.ts';
import { enhanceImages, type EnhancedImages, type EnhanceImagesOptions } from './enhance-images.ts';
import { picture, removePictures, renderImage, renderSpace } from './picture.fixture.ts';

let enhanced: EnhancedImages | undefined;
afterEach(() => {
  enhanced?.destroy();
  removePictures();
  scrollTo(0, 0);
});

const enhance = (options: EnhanceImagesOptions = {}) => {
  const onOutcome = vi.fn<(image: HTMLImageElement, outcome: ImageOutcome) => void>();
  enhanced = enhanceImages(document.body, { onOutcome, ...options });
  return onOutcome;
};
const observed = { lazy: 'observed', dimensions: { width: 300, height: 200 } } as const;
const shortDelay = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 150);
  });

describe('an image with the class loading', () => {
  it('is skipped (IMG-14)', async () => {
    const { image } = renderImage(observed);
    image.classList.add('loading');
    const onOutcome = enhance();
    await vi.waitFor(() => expect(onOutcome).toHaveBeenCalledWith(image, { status: 'skipped' }));
    expect(image.hasAttribute('src')).toBe(false);
  });

  it('is loaded when concurrent loads are allowed (IMG-15)', async () => {
    const { image } = renderImage(observed);
    image.classList.add('loading');
    const onOutcome = enhance({ allowConcurrentLoads: true });
    await vi.waitFor(() => expect(onOutcome).toHaveBeenCalledWith(image, { status: 'loaded' }));
    expect(image.naturalWidth).toBe(300);
    expect(image.classList.contains('loading')).toBe(false);
  });
});

describe('a lazy image', () => {
  it('loads only within 200 px of the viewport (IMG-16)', async () => {
    renderSpace(innerHeight + 1000);
    const { image } = renderImage(observed);
    const { top } = image.getBoundingClientRect();
    enhance();
    await shortDelay();
    expect(image.hasAttribute('src')).toBe(false);
    scrollTo(0, top - innerHeight - 210);
    await shortDelay();
    expect(image.hasAttribute('src')).toBe(false);
    scrollTo(0, top - innerHeight - 190);
    await vi.waitFor(() => expect(image.hasAttribute('src')).toBe(true));
  });

  it.each([Number.NaN, -1, Infinity, 'abc', null])(
    'uses the default margin of 200 px for %j',
    async (margin) => {
      renderSpace(innerHeight + 150);
      const near = renderImage(observed).image;
      renderSpace(1000);
      const far = renderImage(observed).image;
      enhance({ lazyMarginPx: margin as number });
      await vi.waitFor(() => expect(near.hasAttribute('src')).toBe(true));
      await shortDelay();
      expect(far.hasAttribute('src')).toBe(false);
    },
  );

  it('requests a width for its box and the pixel ratio', async () => {
    const { image } = renderImage({ ...observed, source: '/s/a.jpg', dimensions: undefined });
    enhance({ dprMax: 1 });
    await vi.waitFor(() => expect(image.getAttribute('src')).toBe('/s/a.jpg?format=500w'));
  });

  it('requests the width at which it is drawn when its box crops it', async () => {
    const tall = { width: 200, height: 400 };
    const dimensions = { width: 3000, height: 2000 };
    const requested = (options: Partial<ImageAttributesOptions>) => {
      const { image } = renderImage(
        { ...observed, source: '/s/a.jpg', dimensions, ...options },
        tall,
      );
      return image;
    };
    const cropped = requested({ cropMode: 'cover', fixedRatio: false });
    const whole = requested({ cropMode: 'contain', fixedRatio: false });
    const upright = requested({ cropMode: 'cover', fixedRatio: true });
    enhance({ dprMax: 1 });
    // 400 high and 3:2 in shape: 600 wide.
    await vi.waitFor(() => expect(cropped.getAttribute('src')).toBe('/s/a.jpg?format=750w'));
    // On a phone, images load one after the other.
    await vi.waitFor(() => expect(whole.getAttribute('src')).toBe('/s/a.jpg?format=300w'));
    await vi.waitFor(() => expect(upright.getAttribute('src')).toBe('/s/a.jpg?format=300w'));
  });

  it('requests URLs from toUrl with the given widths', async () => {
    const { image } = renderImage({ ...observed, source: '/s/a.jpg', dimensions: undefined });
    enhance({
      dprMax: 1,
      widths: [1080, 420, 640],
      toUrl: (source, width) => `/cdn${source}?w=${width}`,
    });
    await vi.waitFor(() => expect(image.getAttribute('src')).toBe('/cdn/s/a.jpg?w=420'));
  });

  it('requests a larger image after its box has grown, but not a smaller one', async () => {
    const { box, image } = renderImage({ ...observed, dimensions: undefined });
    const onOutcome = enhance({ dprMax: 1 });
    await vi.waitFor(() => expect(onOutcome).toHaveBeenCalledOnce());
    image.dataset.src = '/s/a.jpg';
    box.style.width = '700px';
    await vi.waitFor(() => expect(image.getAttribute('src')).toBe('/s/a.jpg?format=750w'));
    box.style.width = '200px';
    await shortDelay();
    expect(image.getAttribute('src')).toBe('/s/a.jpg?format=750w');
  });

  it('reports an error with its source when it fails to load', async () => {
    const { image } = renderImage({ ...observed, source: 'data:image/png;base64,AAAA' });
    const onOutcome = enhance();
    await vi.waitFor(() =>
      expect(onOutcome).toHaveBeenCalledWith(image, {
        status: 'failed',
        error: { code: 'notLoaded', image: 'data:image/png;base64,AAAA' },
      }),
    );
  });

  it('can be loaded again after toUrl has thrown an error', async () => {
    const { image } = renderImage({ ...observed, source: '/s/a.jpg' });
    const toUrl = vi.fn<() => string>(() => picture(300, 200));
    toUrl.mockImplementationOnce(() => {
      throw new Error('no such server');
    });
    const onOutcome = enhance({ toUrl });
    await vi.waitFor(() => expect(onOutcome).toHaveBeenCalledOnce());
    expect(onOutcome.mock.calls[0]![1].status).toBe('failed');
    expect(await enhanced!.loader.load(image)).toEqual({ status: 'loaded' });
  });
});

it('reads no geometry while the page scrolls and images load', async () => {
  const reads = [
    vi.spyOn(Element.prototype, 'getBoundingClientRect'),
    vi.spyOn(Element.prototype, 'clientWidth', 'get'),
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get'),
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get'),
  ];
  const images = Array.from({ length: 12 }, () => renderImage(observed).image);
  const onOutcome = enhance();
  for (let top = 0; top < 4000; top += 400) {
    scrollTo(0, top);
    // oxlint-disable-next-line no-await-in-loop
    await new Promise(requestAnimationFrame);
  }
  await vi.waitFor(() => expect(onOutcome).toHaveBeenCalledTimes(images.length));
  for (const read of reads) {
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  }
});

it('does not load after destroy', async () => {
  renderSpace(innerHeight + 1000);
  const { image } = renderImage({ ...observed, source: picture(300, 200) });
  enhance();
  enhanced!.destroy();
  image.scrollIntoView();
  await shortDelay();
  expect(image.hasAttribute('src')).toBe(false);
});

it('reports images that were not near yet as canceled on destroy', async () => {
  renderSpace(innerHeight + 1000);
  const { image } = renderImage(observed);
  const onOutcome = enhance();
  enhanced!.destroy();
  await vi.waitFor(() => expect(onOutcome.mock.calls).toEqual([[image, { status: 'canceled' }]]));
});

it('requests no larger image after destroy when the first one finishes later', async () => {
  const { box, image } = renderImage({ ...observed, dimensions: undefined });
  let finish = () => {};
  image.decode = () => new Promise((resolve) => void (finish = resolve));
  const onOutcome = enhance({ dprMax: 1 });
  await vi.waitFor(() => expect(image.hasAttribute('src')).toBe(true));
  enhanced!.destroy();
  finish();
  await vi.waitFor(() => expect(onOutcome).toHaveBeenCalledOnce());
  const { src } = image;
  image.dataset.src = '/s/a.jpg';
  box.style.width = '700px';
  await shortDelay();
  expect(image.src).toBe(src);
});

it.each([
  [null, 'noRootNode'],
  [document.createElement('div'), 'noImages'],
] as const)('returns an error for the root %s: %s', (root, code) => {
  enhanced = enhanceImages(root);
  expect(enhanced.error).toEqual({ code });
});
