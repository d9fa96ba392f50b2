import { describe, expect, it, vi } from 'vitest';
import { createSlideMedia, type SlideMediaOptions, type SlideVideo } from './create-slide-media.ts';
import { preloadIndexes } from './preload-indexes.ts';

function create(options: Partial<SlideMediaOptions> = {}) {
  const log = vi.fn<(message: string) => void>();
  const hasten = vi.fn<(index: number) => void>();
  const media = createSlideMedia({
    count: 5,
    preloadCount: 1,
    loop: false,
    isVideo: () => false,
    isPending: () => false,
    hasten,
    log,
    ...options,
  });
  return { media, log, hasten };
}

describe('preloadIndexes', () => {
  it('returns the slide and one slide on each side with a preloadCount of 1 (GAL-100)', () => {
    const rules = { count: 5, preloadCount: 1 };
    expect(preloadIndexes(2, { ...rules, loop: false })).toEqual([2, 3, 1]);
    expect(preloadIndexes(0, { ...rules, loop: false })).toEqual([0, 1]);
    expect(preloadIndexes(0, { ...rules, loop: true })).toEqual([0, 1, 4]);
  });

  it('returns each slide once when there are few slides', () => {
    expect(preloadIndexes(0, { count: 2, preloadCount: 9, loop: true })).toEqual([0, 1]);
    expect(preloadIndexes(0, { count: 1, preloadCount: 1, loop: true })).toEqual([0]);
    expect(preloadIndexes(3, { count: 9, preloadCount: 0, loop: true })).toEqual([3]);
  });
});

describe('images', () => {
  it('are loaded for the slide and its neighbors (GAL-100)', () => {
    const { media, hasten } = create();
    media.show(2);
    expect(hasten.mock.calls).toEqual([[2], [3], [1]]);
  });

  it('that are pending are loaded by the image loader', () => {
    const loadImage = vi.fn<(index: number) => void>();
    const { media, hasten, log } = create({ isPending: (index) => index === 3, loadImage });
    media.show(2);
    expect(loadImage.mock.calls).toEqual([[3]]);
    expect(hasten.mock.calls).toEqual([[2], [1]]);
    expect(log).not.toHaveBeenCalled();
  });

  it("that are pending without an image loader are logged once as 'Loader2 not found' (GAL-084)", () => {
    const { media, log } = create({ isPending: () => true });
    media.show(0);
    media.show(1);
    expect(log.mock.calls).toEqual([['Loader2 not found']]);
  });
});

describe('videos', () => {
  it('are active only while their slide is current (GAL-064)', () => {
    const videos = new Map(
      [1, 2].map((n) => [n, { activate: vi.fn<() => void>(), deactivate: vi.fn<() => void>() }]),
    );
    const { media } = create({ isVideo: (n) => videos.has(n), loadVideo: (n) => videos.get(n)! });
    const calls = () =>
      [...videos.values()].map(({ activate, deactivate }) => [
        activate.mock.calls.length,
        deactivate.mock.calls.length,
      ]);
    media.show(0);
    expect(calls()).toEqual([
      [0, 0],
      [0, 0],
    ]);
    media.show(1);
    expect(calls()).toEqual([
      [1, 0],
      [0, 0],
    ]);
    media.show(2);
    expect(calls()).toEqual([
      [1, 1],
      [1, 0],
    ]);
    media.show(3);
    expect(calls()).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  it('are not deactivated when their slide is shown again', () => {
    const video = { activate: vi.fn<() => void>(), deactivate: vi.fn<() => void>() };
    const { media } = create({ isVideo: (index) => index === 1, loadVideo: () => video });
    media.show(1);
    media.show(1);
    expect(video.deactivate).not.toHaveBeenCalled();
    media.show(0);
    expect(video.deactivate).toHaveBeenCalledOnce();
  });

  it('are loaded once', () => {
    const loadVideo = vi.fn<() => SlideVideo>(() => ({
      activate: vi.fn<() => void>(),
      deactivate: vi.fn<() => void>(),
    }));
    const { media } = create({ isVideo: (index) => index === 1, loadVideo });
    for (const index of [1, 0, 1]) media.show(index);
    expect(loadVideo).toHaveBeenCalledOnce();
  });

  it("without a loader are logged once as 'VideoLoader not found' (GAL-083)", () => {
    const { media, log } = create({ isVideo: () => true });
    media.show(0);
    media.show(1);
    expect(log.mock.calls).toEqual([['VideoLoader not found']]);
  });
});
