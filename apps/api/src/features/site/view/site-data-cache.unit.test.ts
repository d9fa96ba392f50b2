import type { DataNeed } from '@sitewright/contracts/entities';
import { describe, expect, it } from 'vitest';
import { createSiteMemory } from '../../../platform/page-cache/site-memory.ts';
import { createSiteDataCache, type SharedSiteData } from './site-data-cache.ts';

const revision = { changes: 'r1.1', due: 0, day: '2026-03-12' };
const shared = { website: { title: 'One' } } as unknown as SharedSiteData;
const form: DataNeed = { kind: 'form', formId: 'f1' };
const asset: DataNeed = { kind: 'asset', assetId: 'a1' };

describe('the parts of pages', () => {
  it('are held for one website at one revision', () => {
    const memory = createSiteMemory();
    createSiteDataCache(memory, 'one', revision).setShared(shared);
    expect(createSiteDataCache(memory, 'one', { ...revision }).shared()).toBe(shared);
    for (const elsewhere of [
      createSiteDataCache(memory, 'two', revision),
      createSiteDataCache(memory, 'one', { ...revision, changes: 'r1.2' }),
      createSiteDataCache(memory, 'one', { ...revision, changes: 'r2.1' }),
      createSiteDataCache(memory, 'one', { ...revision, due: 1 }),
    ])
      expect(elsewhere.shared()).toBeUndefined();
  });

  it('say what is known and what has to be asked, and remember that something is gone', () => {
    const held = createSiteDataCache(createSiteMemory(), 'one', revision);
    expect(held.answers([form, asset])).toEqual({ data: {}, unknown: [form, asset] });
    const picture = { id: 'a1' } as never;
    held.setAnswers([form, asset], { 'asset:a1': picture });
    expect(held.answers([asset, form])).toEqual({ data: { 'asset:a1': picture }, unknown: [] });
  });

  it('are found under their own kind alone', () => {
    const held = createSiteDataCache(createSiteMemory(), 'one', revision);
    held.setPage('shared', { pageId: 'p1' } as never);
    expect(held.shared()).toBeUndefined();
    expect(held.page('')).toBeUndefined();
    expect(held.page('shared')).toEqual({ pageId: 'p1' });
  });

  it('leave in the order in which they were used', () => {
    const memory = createSiteMemory(1);
    createSiteDataCache(memory, 'one', revision).setShared(shared);
    createSiteDataCache(memory, 'two', revision).setShared(shared);
    expect(createSiteDataCache(memory, 'one', revision).shared()).toBeUndefined();
    expect(createSiteDataCache(memory, 'two', revision).shared()).toBe(shared);
  });

  it('are not held at all where there is no room', () => {
    const held = createSiteDataCache(createSiteMemory(0), 'one', revision);
    held.setShared(shared);
    expect(held.shared()).toBeUndefined();
  });
});
