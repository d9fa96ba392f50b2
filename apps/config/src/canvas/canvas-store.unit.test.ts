import {
  createBlock,
  createDocument,
  createSection,
  resolvePlacement,
} from '@sitewright/page-model';
import { expect, it } from 'vitest';
import { createCanvasStore, drawnDocument, received } from './canvas-store.ts';

const document = createDocument([createSection('main'), createSection('more')]);
const start = { ...createCanvasStore(null).getState(), document };

it('applies an operation and preserves the identity of unchanged sections', () => {
  const after = received(start, {
    kind: 'operation',
    operation: { kind: 'nameSection', sectionId: 'main', name: 'Main' },
  });
  expect(after.document.sections[0]?.name).toBe('Main');
  expect(after.document.sections[1]).toBe(document.sections[1]);
});

it('merges new block data into the existing data', () => {
  const asset = { kind: 'asset' } as never;
  const once = received(start, { kind: 'blockData', data: { one: asset } });
  const twice = received(once, { kind: 'blockData', data: { two: asset } });
  expect(Object.keys(twice.data)).toEqual(['one', 'two']);
});

it('clears the hovered element when preview mode starts', () => {
  const hovering = { ...start, hovered: { sectionId: 'main', blockId: null } };
  expect(received(hovering, { kind: 'mode', mode: 'preview' })).toMatchObject({
    mode: 'preview',
    hovered: null,
  });
});

const cells = { column: 1, row: 1, width: 2, height: 1 };
const text = createBlock({ id: 'text', type: 1, props: {}, placement: cells });
const drawn = createDocument([createSection('main', [text])]);
const target = {
  blockId: 'text',
  sectionId: 'main',
  cells: { ...cells, column: 4 },
  view: 'wide',
} as const;
const placed = resolvePlacement(drawn, target)!;
const dragging = {
  ...start,
  document: drawn,
  gesture: { kind: 'move', target, placed, outline: null },
} as const;

it('draws the result of a drag, also after a remote operation', () => {
  expect(drawnDocument(dragging)).toBe(placed.document);
  const after = received(dragging, {
    kind: 'operation',
    operation: { kind: 'nameSection', sectionId: 'main', name: 'Main' },
  });
  const [section] = drawnDocument(after).sections;
  expect(section?.name).toBe('Main');
  expect(section?.layout.blocks['text']?.placement.column).toBe(4);
});

it('ends a drag when its block is removed by a remote operation', () => {
  const after = received(dragging, {
    kind: 'operation',
    operation: { kind: 'removeBlock', sectionId: 'main', blockId: 'text' },
  });
  expect(after.gesture).toBeNull();
  expect(drawnDocument(after).sections[0]?.layout.blocks).toEqual({});
});

it('draws a finished drag until the shell applies or rejects it', () => {
  const waiting = { ...start, document: drawn, pending: placed.document };
  expect(drawnDocument(waiting)).toBe(placed.document);
  const done = received(waiting, { kind: 'operation', operation: placed.operation! });
  expect(done.pending).toBeNull();
  expect(drawnDocument(done)).toEqual(placed.document);
  const rejected = received(waiting, { kind: 'rejected', gesture: null, text: 'No.' });
  expect(drawnDocument(rejected)).toBe(drawn);
});
