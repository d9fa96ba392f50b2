import { describe, expect, it } from 'vitest';
import { createPixelTracking, type PixelCall } from './create-pixel-tracking.ts';

function createScene(isAllowed = true) {
  const calls: PixelCall[] = [];
  const pixels = createPixelTracking({ websiteId: 'w1', mayStore: () => isAllowed });
  const unregister = pixels.register((call) => calls.push(call));
  return { calls, pixels, unregister };
}

describe('a registered pixel', () => {
  it('is called for add to cart (PIXEL-01)', () => {
    const { calls, pixels } = createScene();
    pixels.track('addToCart', { value: 12.5, currency: 'EUR', ids: ['i1'] });
    expect(calls).toEqual([
      { event: 'addToCart', websiteId: 'w1', value: 12.5, currency: 'EUR', ids: ['i1'] },
    ]);
  });

  it.each([
    ['search', 'PIXEL-02'],
    ['newsletterSubscribe', 'PIXEL-03'],
    ['customerAccountCreation', 'PIXEL-04'],
    ['productPageView', 'PIXEL-05'],
  ] as const)('is called for %s (%s)', (event, _row) => {
    const { calls, pixels } = createScene();
    pixels.track(event);
    expect(calls).toEqual([{ event, websiteId: 'w1' }]);
  });

  it('is called with event, websiteId, value, currency and ids (PIXEL-06)', () => {
    const { calls, pixels } = createScene();
    pixels.track('productPageView', { value: 3, currency: 'USD', ids: ['i1', 'i2'] });
    expect(Object.keys(calls[0] ?? {}).toSorted()).toEqual([
      'currency',
      'event',
      'ids',
      'value',
      'websiteId',
    ]);
  });

  it('is called even when another pixel throws', () => {
    const pixels = createPixelTracking({ websiteId: 'w1', mayStore: () => true });
    const calls: PixelCall[] = [];
    pixels.register(() => {
      throw new Error('broken');
    });
    pixels.register((call) => calls.push(call));
    pixels.track('search');
    expect(calls).toHaveLength(1);
  });
});

describe('a forbidden or unregistered pixel', () => {
  it('is not called while the cookie policy forbids it (PIXEL-06)', () => {
    const { calls, pixels } = createScene(false);
    pixels.track('addToCart', { value: 1, currency: 'EUR', ids: ['i1'] });
    expect(calls).toEqual([]);
  });

  it('is not called after it is unregistered', () => {
    const { calls, pixels, unregister } = createScene();
    unregister();
    pixels.track('search');
    expect(calls).toEqual([]);
  });
});
