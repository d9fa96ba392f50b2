import { expect, it } from 'vitest';
import type { Operation } from '@sitewright/contracts/entities';
import { applyOperations } from '../apply/apply-operation.ts';
import { createBlock, createDocument, createSection } from '../document/create-document.ts';
import { findBlock } from '../document/find.ts';
import { rebase } from './rebase.ts';

const cells = { column: 1, row: 1, width: 4, height: 2 };
const base = () =>
  createDocument([
    createSection('top1', [
      createBlock({ id: 'text', type: 1, props: { text: 'a', size: 1 }, placement: cells }),
    ]),
    createSection('low1'),
  ]);
const set = (props: Record<string, string | number>): Operation => ({
  kind: 'setProps',
  sectionId: 'top1',
  blockId: 'text',
  version: 1,
  props,
});
const move: Operation = {
  kind: 'moveBlock',
  sectionId: 'top1',
  blockId: 'text',
  toSectionId: 'low1',
  placement: cells,
};

function merged(own: Operation[], missed: Operation[]) {
  const rebased = rebase(own, missed);
  const applied = applyOperations(base(), [...missed, ...rebased.operations]);
  if (!applied.ok) throw new Error(applied.error);
  return { document: applied.document, lost: rebased.lost };
}

it('merges different props of both editors, with own values taking precedence', () => {
  const { document } = merged([set({ text: 'mine' })], [set({ text: 'theirs', size: 9 })]);
  expect(findBlock(document, 'text')?.block.props).toEqual({ text: 'mine', size: 9 });
});

it('applies an edit to a block that another editor moved to a different section', () => {
  const { document } = merged([set({ text: 'mine' })], [move]);
  expect(findBlock(document, 'text')).toMatchObject({
    section: { id: 'low1' },
    block: { props: { text: 'mine' } },
  });
});

it('applies an edit after own moves to a block that another editor moved', () => {
  const back: Operation = { ...move, sectionId: 'low1', toSectionId: 'top1' };
  const place: Operation = {
    kind: 'placeBlock',
    sectionId: 'top1',
    blockId: 'text',
    placement: { ...cells, column: 5 },
  };
  const { document } = merged([move, back, place], [move]);
  expect(findBlock(document, 'text')).toMatchObject({
    section: { id: 'top1' },
    block: { placement: { column: 5 } },
  });
});

it.each<[string, Operation]>([
  ['a removed block', { kind: 'removeBlock', sectionId: 'top1', blockId: 'text' }],
  ['a removed section', { kind: 'removeSection', sectionId: 'top1' }],
])('drops edits of %s and batches that contain one, but applies the others', (_, removal) => {
  const rename: Operation = { kind: 'nameSection', sectionId: 'low1', name: 'Low' };
  const batch: Operation = { kind: 'batch', operations: [rename, set({ text: 'b' })] };
  const { document, lost } = merged([set({ text: 'mine' }), batch, rename], [removal]);
  expect(lost).toEqual([set({ text: 'mine' }), batch]);
  expect(document.sections.at(-1)?.name).toBe('Low');
});

it('applies an edit to a block that another editor removed and reinserted', () => {
  const removal: Operation = { kind: 'removeBlock', sectionId: 'top1', blockId: 'text' };
  const block = createBlock({ id: 'text', type: 1, props: { text: 'back' }, placement: cells });
  const { document } = merged(
    [set({ text: 'mine' })],
    [removal, { kind: 'insertBlock', sectionId: 'low1', block }],
  );
  expect(findBlock(document, 'text')).toMatchObject({
    section: { id: 'low1' },
    block: { props: { text: 'mine' } },
  });
});

it('inserts an own section after one that another editor inserted at the same index', () => {
  const insert = (id: string): Operation => ({
    kind: 'insertSection',
    index: 1,
    section: createSection(id),
  });
  const { document } = merged([insert('mine')], [insert('their')]);
  expect(document.sections.map(({ id }) => id)).toEqual(['top1', 'their', 'mine', 'low1']);
});

it.each<[string, Operation]>([
  ['removed a section', { kind: 'removeSection', sectionId: 'low1' }],
  ['moved the block', { ...move, blockId: 'next', sectionId: 'low1', toSectionId: 'top1' }],
  ['removed the block', { kind: 'removeBlock', sectionId: 'low1', blockId: 'next' }],
])('ignores that a dropped batch %s in its first step', (_, first) => {
  const document = createDocument([
    ...base().sections.slice(0, 1),
    createSection('low1', [createBlock({ id: 'next', type: 1, props: {}, placement: cells })]),
  ]);
  const missed: Operation[] = [{ kind: 'removeBlock', sectionId: 'top1', blockId: 'text' }];
  const batch: Operation = { kind: 'batch', operations: [first, set({ text: 'lost' })] };
  const place: Operation = {
    kind: 'placeBlock',
    sectionId: 'low1',
    blockId: 'next',
    placement: { ...cells, column: 5 },
  };
  const rebased = rebase([batch, place], missed);
  expect(rebased).toEqual({ operations: [place], lost: [batch] });
  expect(applyOperations(document, [...missed, ...rebased.operations]).ok).toBe(true);
});
