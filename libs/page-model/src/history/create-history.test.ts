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

it('undoes a drag of many steps at once, with a single operation', () => {
  const history = createHistory(start());
  for (let column = 2; column <= 11; column += 1) history.apply(place(column), 'drag');
  expect(history.getState().past).toHaveLength(1);
  expect(history.undo()).toMatchObject({ kind: 'applied', operation: place(1) });
  expect(history.getState().document).toEqual(start());
  history.redo();
  expect(findBlock(history.getState().document, 'text')?.block.placement.column).toBe(11);
});

it('forgets what could be redone as soon as something else is done', () => {
  const history = createHistory(start());
  history.apply(place(2));
  history.undo();
  history.apply(place(3));
  expect(history.getState().future).toEqual([]);
  expect(history.redo()).toBeUndefined();
});

it('returns the error of a failed edit and changes nothing', () => {
  const history = createHistory(start());
  const listener = vi.fn<() => void>();
  history.subscribe(listener);
  expect(history.apply({ kind: 'removeSection', sectionId: 'none' })).toEqual({
    kind: 'rejected',
    error: 'unknownSection',
  });
  expect(listener).not.toHaveBeenCalled();
});

it('drops a step whose target another editor has removed', () => {
  const history = createHistory(start());
  history.apply(place(2));
  history.rebase(createDocument([createSection('main')]));
  expect(history.undo()).toEqual({ kind: 'rejected', error: 'unknownBlock' });
  expect(history.getState().past).toEqual([]);
});

it('continues from a stored state', () => {
  const first = createHistory(start());
  first.apply(place(5));
  const second = createHistory(JSON.parse(JSON.stringify(first.getState())));
  second.undo();
  expect(second.getState().document).toEqual(start());
});

it('keeps the last 500 gestures', () => {
  const history = createHistory(start());
  for (let count = 0; count < 510; count += 1) history.apply(place(1 + (count % 2)));
  expect(history.getState().past).toHaveLength(500);
});
