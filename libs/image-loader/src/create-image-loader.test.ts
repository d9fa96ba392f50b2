import { describe, expect, it, vi } from 'vitest';
import {
  createImageLoader,
  type ImageLoaderOptions,
  type ImageOutcome,
} from './create-image-loader.ts';
import { findImages, requireImages } from './find-images.ts';
import { imageErrorMessage } from './image-error.ts';
import type { ImagePorts } from './image-ports.ts';
import { loadConcurrency } from './options.ts';

interface Picture {
  readonly name?: string;
  readonly source?: string;
  readonly isLoading?: boolean;
}

/** Images whose loading the test controls. */
function create(options: ImageLoaderOptions = {}, ports: Partial<ImagePorts<Picture>> = {}) {
  const running = new Map<Picture, { end: () => void; fail: () => void }>();
  const loader = createImageLoader<Picture>(
    {
      isImage: ({ name }) => name !== 'DIV',
      sourceOf: ({ source = '/s/a.jpg' }) => source,
      isLoading: ({ isLoading = false }) => isLoading,
      show: (image) =>
        new Promise((end, fail) => {
          running.set(image, { end, fail: () => fail(new Error('404')) });
        }),
      ...ports,
    },
    options,
  );
  return { loader, running };
}

const textOf = (outcome: ImageOutcome) =>
  'error' in outcome ? imageErrorMessage(outcome.error) : outcome.status;

describe('the queue', () => {
  it('loads up to 16 images at a time (IMG-27)', () => {
    expect(loadConcurrency({ mobile: false })).toBe(16);
    const { loader, running } = create();
    for (let n = 0; n < 20; n += 1) void loader.load({});
    expect(running.size).toBe(16);
    expect(loader.getState()).toEqual({ waiting: 4, loading: 16 });
  });

  it('loads one image at a time on mobile (IMG-28)', async () => {
    const { loader, running } = create({ concurrency: loadConcurrency({ mobile: true }) });
    const [first, second] = [{}, {}];
    const outcome = loader.load(first);
    void loader.load(second);
    expect([...running.keys()]).toEqual([first]);
    running.get(first)!.end();
    expect(await outcome).toEqual({ status: 'loaded' });
    await vi.waitFor(() => expect(running.has(second)).toBe(true));
  });

  it.each([0, -1, 0.5, Number.NaN, Infinity, 'abc', null, undefined])(
    'uses the default for a concurrency of %j',
    (concurrency) => {
      const { loader, running } = create({ concurrency: concurrency as number });
      for (let n = 0; n < 20; n += 1) void loader.load({});
      expect(running.size).toBe(16);
    },
  );

  it('continues with the next image after an error', async () => {
    const { loader, running } = create({ concurrency: 1 });
    const [first, second] = [{}, {}];
    const states: unknown[] = [];
    loader.subscribe((state) => states.push(state));
    const outcome = loader.load(first);
    void loader.load(second);
    running.get(first)!.fail();
    expect((await outcome).status).toBe('failed');
    await vi.waitFor(() => expect(running.has(second)).toBe(true));
    expect(states).toEqual([
      { waiting: 0, loading: 1 },
      { waiting: 1, loading: 1 },
      { waiting: 0, loading: 1 },
    ]);
  });

  it('cancels waiting images when the loader is destroyed', async () => {
    const { loader, running } = create({ concurrency: 1 });
    const first = {};
    void loader.load(first);
    const second = loader.load({});
    loader.destroy();
    expect(await second).toEqual({ status: 'canceled' });
    running.get(first)!.end();
    await Promise.resolve();
    expect(running.size).toBe(1);
  });

  it('cancels an image that is requested after the loader was destroyed', async () => {
    const whenNear = vi.fn<() => void>();
    const { loader } = create({}, { whenNear });
    loader.destroy();
    expect(await loader.load({})).toEqual({ status: 'canceled' });
    expect(await loader.load({}, { lazy: true })).toEqual({ status: 'canceled' });
    expect(whenNear).not.toHaveBeenCalled();
  });
});

describe('an image that already loads', () => {
  it('is skipped (IMG-14)', async () => {
    const { loader, running } = create();
    expect(await loader.load({ isLoading: true })).toEqual({ status: 'skipped' });
    expect(running.size).toBe(0);
  });

  it('is loaded when concurrent loads are allowed (IMG-15)', () => {
    const { loader, running } = create({ allowConcurrentLoads: true });
    void loader.load({ isLoading: true });
    expect(running.size).toBe(1);
  });
});

describe('a lazy image', () => {
  it('loads when it comes near the viewport', () => {
    let comesNear = () => {};
    const { loader, running } = create(
      {},
      { whenNear: (_image, onNear) => void (comesNear = onNear) },
    );
    void loader.load({}, { lazy: true });
    expect(running.size).toBe(0);
    comesNear();
    expect(running.size).toBe(1);
  });

  it('is canceled when the loader is destroyed before it comes near', async () => {
    let comesNear = () => {};
    const { loader, running } = create(
      {},
      { whenNear: (_image, onNear) => void (comesNear = onNear) },
    );
    const outcome = loader.load({}, { lazy: true });
    loader.destroy();
    expect(await outcome).toEqual({ status: 'canceled' });
    comesNear();
    expect(running.size).toBe(0);
  });

  it('loads immediately when visibility cannot be observed (IMG-17)', () => {
    const { loader, running } = create({}, { whenNear: undefined });
    void loader.load({}, { lazy: true });
    expect(running.size).toBe(1);
  });
});

describe('error handling', () => {
  it("returns 'No image' for a missing image (IMG-21)", async () => {
    const { loader } = create();
    expect(textOf(await loader.load(undefined))).toBe('No image');
    expect(textOf(await loader.load(null, { lazy: true }))).toBe('No image');
  });

  it('rejects an element that is not an image (IMG-19)', async () => {
    const { loader } = create();
    expect(textOf(await loader.load({ name: 'DIV' }))).toBe(
      'Element is not a valid image element.',
    );
  });

  it('rejects a blank source (IMG-18)', async () => {
    const { loader } = create();
    expect(textOf(await loader.load({ source: ' ' }))).toBe('Invalid or missing image source.');
  });

  it('includes the source of the image that failed to load (IMG-24)', async () => {
    const { loader, running } = create();
    const image = { source: '/s/gone.jpg' };
    const outcome = loader.load(image);
    running.get(image)!.fail();
    expect(textOf(await outcome)).toBe('/s/gone.jpg not loaded');
  });

  it.each([null, undefined, []])("returns 'No images' for the list %j (IMG-22)", (images) => {
    const { error } = requireImages(images);
    expect(error && imageErrorMessage(error)).toBe('No images');
  });

  it("returns 'No root node' for a missing root (IMG-23)", () => {
    const { error } = findImages(null);
    expect(error && imageErrorMessage(error)).toBe('No root node');
    expect(findImages({ querySelectorAll: () => ['image'] }).images).toEqual(['image']);
  });
});
