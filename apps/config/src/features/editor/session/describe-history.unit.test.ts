import { blockType } from '@sitewright/contracts/codes';
import type { Operation } from '@sitewright/contracts/entities';
import { createBlock, createDocument, createHistory, createSection } from '@sitewright/page-model';
import { expect, it } from 'vitest';
import { describeHistory } from './describe-history.ts';

const placement = { column: 1, row: 1, width: 4, height: 2 };
const target = { sectionId: 'main', blockId: 'head' };
const heading = createBlock({
  id: 'head',
  type: blockType.HEADING,
  props: { text: 'Coffee' },
  placement,
});
const start = () => createDocument([createSection('main', [heading]), createSection('side')]);
const setText: Operation = { kind: 'setProps', ...target, version: 1, props: { text: 'Tea' } };

it.each<[string, Operation]>([
  ['delete Heading', { kind: 'removeBlock', ...target }],
  [
    'add Quote',
    {
      kind: 'insertBlock',
      sectionId: 'side',
      block: { ...heading, id: 'quot', type: blockType.QUOTE },
    },
  ],
  ['change Heading', setText],
  ['align Heading', { kind: 'alignBlock', ...target, align: 'end' }],
  ['move Heading', { kind: 'placeBlock', ...target, placement: { ...placement, column: 3 } }],
  ['resize Heading', { kind: 'placeBlock', ...target, placement: { ...placement, width: 6 } }],
  ['move Heading', { kind: 'moveBlock', ...target, toSectionId: 'side', placement }],
  [
    'add a block',
    { kind: 'insertBlock', sectionId: 'side', block: { ...heading, id: 'unkn', type: 998 } },
  ],
  ['add section', { kind: 'insertSection', index: 0, section: createSection('new1') }],
  ['delete section', { kind: 'removeSection', sectionId: 'side' }],
  ['move section', { kind: 'moveSection', sectionId: 'side', index: 0 }],
  ['rename section', { kind: 'nameSection', sectionId: 'side', name: 'Side' }],
  [
    'change Heading and more',
    {
      kind: 'batch',
      operations: [setText, { kind: 'nameSection', sectionId: 'side', name: 'Side' }],
    },
  ],
])('uses the same name %s for undo and redo', (name, operation) => {
  const history = createHistory(start());
  expect(history.apply(operation)?.kind).toBe('applied');
  expect(describeHistory(history.getState())).toEqual({ undo: name, redo: null });
  history.undo();
  expect(describeHistory(history.getState())).toEqual({ undo: null, redo: name });
});
