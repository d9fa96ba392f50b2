import { expect, it } from 'vitest';
import type { Operation } from '@sitewright/contracts/entities';
import { compactOperations } from './compact-operations.ts';

const target = { sectionId: 'main', blockId: 'text' } as const;
const cells = (row: number) => ({ column: 1, row, width: 4, height: 1 });
const place = (row: number): Operation => ({
  kind: 'placeBlock',
  ...target,
  placement: cells(row),
});
const set = (props: Record<string, number>, version = 1): Operation => ({
  kind: 'setProps',
  ...target,
  version,
  props,
});
const move: Operation = {
  kind: 'moveBlock',
  ...target,
  toSectionId: 'main',
  placement: cells(9),
};

it('reduces several placements of a block to the last', () => {
  expect(compactOperations([place(1), place(2), place(3)])).toEqual([place(3)]);
});

it('merges props, and the later value of a prop wins', () => {
  expect(compactOperations([set({ size: 1, color: 1 }), set({ size: 2 })])).toEqual([
    set({ size: 2, color: 1 }),
  ]);
});

it('does not merge props of different versions', () => {
  const both = [set({ size: 1 }), set({ width: 2 }, 2)];
  expect(compactOperations(both)).toEqual(both);
});

it('does not merge placements across a move of the same block', () => {
  const all = [place(1), move, place(2)];
  expect(compactOperations(all)).toEqual(all);
});

it('does not merge placements of different blocks or devices', () => {
  const all: Operation[] = [
    place(1),
    { ...place(1), blockId: 'other' } as Operation,
    { kind: 'placeBlockOnPhone', ...target, phone: cells(1) },
  ];
  expect(compactOperations(all)).toEqual(all);
});

it('compacts operations inside batches', () => {
  expect(compactOperations([{ kind: 'batch', operations: [place(1)] }, place(2)])).toEqual([
    place(2),
  ]);
});
