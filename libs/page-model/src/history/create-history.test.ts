import { expect, it, vi } from 'vitest';
import type { Operation } from '@sitewright/contracts/entities';
import { createBlock, createDocument, createSection } from '../document/create-document.ts';
import { findBlock } from '../document/find.ts';
import { createHistory } from './create-history.ts';

const start = () =>
  createDocument([
    createSection('main', [
      createBlock({
        id: 'text',
        type: 1,
        props: {},
        placement: { column: 1, row: 1, width: 2, height: 2 },
      }),
    ]),
  ]);
const place = (column: number): Operation => ({
  kind: 'placeBlock',
  sectionId: 'main',
  blockId: 'text',
  placement: { column, row: 1, width: 2, height: 2 },
});

it('merges a drag of many steps into a single undo operation', () => {
  const history = createHistory(start());
  for (let column = 2; column <= 11; column += 1) history.apply(place(column), 'drag');
  expect(history.getState().past).toHaveLength(1);
  expect(history.undo()).toMatchObject({ kind: 'applied', operation: place(1) });
  expect(history.getState().document).toEqual(start());
  history.redo();
  expect(findBlock(history.getState().document, 'text')?.block.placement.column).toBe(11);
});

it('clears the redo stack on a new operation', () => {
  const history = createHistory(start());
  history.apply(place(2));
  history.undo();
  history.apply(place(3));
  expect(history.getState().future).toEqual([]);
  expect(history.redo()).toBeUndefined();
});

it('returns the error of a failed operation and does not notify listeners', () => {
  const history = createHistory(start());
  const listener = vi.fn<() => void>();
  history.subscribe(listener);
  expect(history.apply({ kind: 'removeSection', sectionId: 'none' })).toEqual({
    kind: 'rejected',
    error: 'unknownSection',
  });
  expect(listener).not.toHaveBeenCalled();
});

it('removes an undo step with a target that another editor has removed', () => {
  const history = createHistory(start());
  history.apply(place(2));
  history.rebase(createDocument([createSection('main')]));
  expect(history.undo()).toEqual({ kind: 'rejected', error: 'unknownBlock' });
  expect(history.getState().past).toEqual([]);
});

it('restores from a serialized state', () => {
  const first = createHistory(start());
  first.apply(place(5));
  const second = createHistory(JSON.parse(JSON.stringify(first.getState())));
  second.undo();
  expect(second.getState().document).toEqual(start());
});

it('limits the undo stack to 500 entries', () => {
  const history = createHistory(start());
  for (let count = 0; count < 510; count += 1) history.apply(place(1 + (count % 2)));
  expect(history.getState().past).toHaveLength(500);
});
