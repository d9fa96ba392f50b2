import { blockType } from '@sitewright/contracts/codes';
import type { Block, Operation } from '@sitewright/contracts/entities';
import {
  applyOperations,
  createBlock,
  createDocument,
  createSection,
} from '@sitewright/page-model';
import { expect, it } from 'vitest';
import { findPropsError } from './find-props-error.ts';

const placement = { column: 1, row: 1, width: 4, height: 2 };
const blockWith = (id: string, type: number, props: Block['props']) =>
  createBlock({ id, type, props, placement });
const start = createDocument([
  createSection('main', [
    blockWith('good', blockType.HEADING, { text: 'Coffee' }),
    blockWith('old1', blockType.HEADING, { text: 5 }),
  ]),
]);
const set = (blockId: string, props: Block['props'], version = 1): Operation => ({
  kind: 'setProps',
  sectionId: 'main',
  blockId,
  version,
  props,
});
const insert = (type: number, props: Block['props']): Operation => ({
  kind: 'insertBlock',
  sectionId: 'main',
  block: blockWith('new1', type, props),
});

/** The error of an edit of the initial document. */
function findError(...operations: Operation[]) {
  const applied = applyOperations(start, operations);
  if (!applied.ok) throw new Error(applied.error);
  return findPropsError(operations, start, applied.document);
}

it('returns the block and the field of a value that the schema rejects', () => {
  expect(findError(set('good', { text: 5 }))).toEqual({
    blockId: 'good',
    field: 'text',
    sentence: 'Please enter a text.',
    message: 'Heading, Text: Please enter a text.',
  });
});

it.each<[string, Operation]>([
  ['a new block', insert(blockType.HEADING, { text: 5 })],
  [
    'a block of a new section',
    {
      kind: 'insertSection',
      index: 0,
      section: createSection('more', [blockWith('new2', blockType.HEADING, { text: 5 })]),
    },
  ],
  ['a step of a batch', { kind: 'batch', operations: [set('good', { text: 5 })] }],
  ['props of a version to come', set('good', { text: 'Tea' }, 99)],
])('reports %s', (_, operation) => {
  expect(findError(operation)?.message).toMatch(/^Heading/);
});

it.each<[string, Operation]>([
  ['an unknown type', insert(998, { text: 5 })],
  ['what was there before', set('old1', { level: '2' })],
  [
    'a block that is only moved',
    { kind: 'placeBlock', sectionId: 'main', blockId: 'old1', placement },
  ],
  ['props that fit', set('good', { text: 'Tea' })],
])('ignores %s', (_, operation) => {
  expect(findError(operation)).toBeUndefined();
});

it('accepts operations that repair an error, and reports only errors of the final document', () => {
  expect(findError(set('old1', { text: 'Tea' }))).toBeUndefined();
  expect(findError(set('good', { text: 5 }), set('good', { text: 'Tea' }))).toBeUndefined();
});
