import type { DataNeed } from '@sitewright/contracts/entities';
import { describe, expect, it } from 'vitest';
import { createPageMemory, type SharedParts } from './page-memory.ts';

const revision = { changes: 'r1.1', due: 0 };
const shared = { website: { title: 'One' } } as unknown as SharedParts;
const form: DataNeed = { kind: 'form', formId: 'f1' };
const asset: DataNeed = { kind: 'asset', assetId: 'a1' };

describe('the memory of pages', () => {
  it('holds for one website at one revision', () => {
    const memory = createPageMemory();
    memory.at('one', revision).keepShared(shared);
    expect(memory.at('one', { ...revision }).shared()).toBe(shared);
    for (const elsewhere of [
      memory.at('two', revision),
      memory.at('one', { ...revision, changes: 'r1.2' }),
      memory.at('one', { ...revision, changes: 'r2.1' }),
      memory.at('one', { ...revision, due: 1 }),
    ])
      expect(elsewhere.shared()).toBeUndefined();
  });

  it('tells what is known and what has to be asked, and remembers that something is gone', () => {
    const held = createPageMemory().at('one', revision);
    expect(held.answers([form, asset])).toEqual({ data: {}, unknown: [form, asset] });
    const picture = { id: 'a1' } as never;
    held.keepAnswers([form, asset], { 'asset:a1': picture });
    expect(held.answers([asset, form])).toEqual({ data: { 'asset:a1': picture }, unknown: [] });
  });

  it('forgets the longest unused', () => {
    const memory = createPageMemory({ sites: 1, pages: 1, answers: 1 });
    memory.at('one', revision).keepShared(shared);
    memory.at('two', revision).keepShared(shared);
    expect(memory.at('one', revision).shared()).toBeUndefined();
    expect(memory.at('two', revision).shared()).toBe(shared);
  });
});
