import { describe, expect, it } from 'vitest';
import { layerOver } from './layer-over.fixture.ts';

describe('an invalid number option', () => {
  const odd = [Number.NaN, -1, -Infinity, Infinity, 'abc', null, undefined] as const;

  it.each(odd)('%j for retries counts as not set', async (retries) => {
    const { layer, requests } = layerOver([[502]], { retries: 1 });
    await layer.get('a', { retries: retries as number });
    expect(requests).toHaveLength(2);
    await layerOver([[502]], { retries: retries as number }).layer.get('a');
    const own = layerOver([[502]], { retries: retries as number });
    await own.layer.get('a');
    expect(own.requests).toHaveLength(1);
  });

  it.each(odd)('%j for retryDelayMs uses 200 ms', async (retryDelayMs) => {
    const { layer, delays } = layerOver([[502]], {
      retries: 1,
      retryDelayMs: retryDelayMs as number,
    });
    await layer.get('a');
    expect(delays).toEqual([200]);
  });

  it.each(odd)('%j for timeoutMs counts as not set', async (timeoutMs) => {
    const limits: number[] = [];
    const limitTime = (ms: number) => {
      limits.push(ms);
      return AbortSignal.timeout(ms);
    };
    await layerOver([[200]], { timeoutMs: timeoutMs as number, limitTime }).layer.get('a');
    expect(limits).toEqual([]);
    const { layer } = layerOver([[200]], { timeoutMs: 5000, limitTime });
    expect((await layer.get('a', { timeoutMs: timeoutMs as number })).ok).toBe(true);
    expect(limits).toEqual([5000]);
  });
});
