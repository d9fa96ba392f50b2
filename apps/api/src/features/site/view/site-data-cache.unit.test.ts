import type { DataNeed } from '@sitewright/contracts/entities';
import { describe, expect, it } from 'vitest';
import { createSiteMemory } from '../../../platform/page-cache/site-memory.ts';
import { createSiteDataCache, type SharedSiteData } from './site-data-cache.ts';

const revision = { changes: 'r1.1', due: 0, day: '2026-03-12' };
const shared = { website: { title: 'One' } } as unknown as SharedSiteData;
const form: DataNeed = { kind: 'form', formId: 'f1' };
const asset: DataNeed = { kind: 'asset', assetId: 'a1' };

describe('the site data cache', () => {
  it('returns entries only for the same website and revision', () => {
    const memory = createSiteMemory();
    createSiteDataCache(memory, 'one', revision).setShared(shared);
    expect(createSiteDataCache(memory, 'one', { ...revision }).getShared()).toBe(shared);
    for (const otherCache of [
      createSiteDataCache(memory, 'two', revision),
      createSiteDataCache(memory, 'one', { ...revision, changes: 'r1.2' }),
      createSiteDataCache(memory, 'one', { ...revision, changes: 'r2.1' }),
      createSiteDataCache(memory, 'one', { ...revision, due: 1 }),
    ])
      expect(otherCache.getShared()).toBeUndefined();
  });

  it('returns cached data and missing needs, and caches missing records', () => {
    const cache = createSiteDataCache(createSiteMemory(), 'one', revision);
    expect(cache.getData([form, asset])).toEqual({ data: {}, missing: [form, asset] });
    const picture = { id: 'a1' } as never;
    cache.setData([form, asset], { 'asset:a1': picture });
    expect(cache.getData([asset, form])).toEqual({ data: { 'asset:a1': picture }, missing: [] });
  });

  it('separates entries by kind', () => {
    const cache = createSiteDataCache(createSiteMemory(), 'one', revision);
    cache.setPage('shared', { pageId: 'p1' } as never);
    expect(cache.getShared()).toBeUndefined();
    expect(cache.getPage('')).toBeUndefined();
    expect(cache.getPage('shared')).toEqual({ pageId: 'p1' });
  });

  it('evicts the least recently used entries', () => {
    const memory = createSiteMemory(1);
    createSiteDataCache(memory, 'one', revision).setShared(shared);
    createSiteDataCache(memory, 'two', revision).setShared(shared);
    expect(createSiteDataCache(memory, 'one', revision).getShared()).toBeUndefined();
    expect(createSiteDataCache(memory, 'two', revision).getShared()).toBe(shared);
  });

  it('stores nothing without capacity', () => {
    const cache = createSiteDataCache(createSiteMemory(0), 'one', revision);
    cache.setShared(shared);
    expect(cache.getShared()).toBeUndefined();
  });
});
