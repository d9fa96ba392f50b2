import { expect, it } from 'vitest';
import type { Operation, PageDocument } from '@sitewright/contracts/entities';
import { createBlock, createDocument, createSection } from '../document/create-document.ts';
import { findBlock } from '../document/find.ts';
import { applyOperation } from './apply-operation.ts';
import { touchedBlocks } from './touched-blocks.ts';

const cells = { column: 1, row: 1, width: 6, height: 4 };
const text = (id: string) => createBlock({ id, type: 1, props: { text: id }, placement: cells });
const page = () =>
  createDocument([
    createSection('intro', [text('hello'), text('image')]),
    createSection('outro', [text('bye1')]),
  ]);

function apply(document: PageDocument, operation: Operation): PageDocument {
  const applied = applyOperation(document, operation);
  if (!applied.ok) throw new Error(applied.error);
  return applied.document;
}

it('reuses the objects of unchanged sections and blocks', () => {
  const before = page();
  const after = apply(before, {
    kind: 'setProps',
    sectionId: 'intro',
    blockId: 'hello',
    version: 1,
    props: { text: 'Hello' },
  });
  expect(after.sections[1]).toBe(before.sections[1]);
  expect(after.sections[0]?.layout.blocks.image).toBe(before.sections[0]?.layout.blocks.image);
  expect(after.sections[0]?.layout.blocks.hello?.props).toEqual({ text: 'Hello' });
  expect(before).toEqual(page());
});

it('setProps changes only the given props', () => {
  const insert: Operation = {
    kind: 'insertBlock',
    sectionId: 'intro',
    block: { ...text('both'), props: { text: 'a', size: 1 } },
  };
  const set = (props: Record<string, string | number>): Operation => ({
    kind: 'setProps',
    sectionId: 'intro',
    blockId: 'both',
    version: 1,
    props,
  });
  const after = apply(apply(apply(page(), insert), set({ text: 'b' })), set({ size: 2 }));
  expect(findBlock(after, 'both')?.block.props).toEqual({ text: 'b', size: 2 });
});

it('setProps replaces all props when the version differs', () => {
  const after = apply(page(), {
    kind: 'setProps',
    sectionId: 'intro',
    blockId: 'hello',
    version: 2,
    props: { body: 'x' },
  });
  expect(findBlock(after, 'hello')?.block).toMatchObject({ version: 2, props: { body: 'x' } });
  expect(findBlock(after, 'hello')?.block.props).not.toHaveProperty('text');
});

it('accepts a block of unknown type', () => {
  const stranger = { ...text('odd1'), type: 777, props: { deep: [{ a: null }] } };
  const after = apply(page(), { kind: 'insertBlock', sectionId: 'intro', block: stranger });
  expect(findBlock(after, 'odd1')?.block).toBe(stranger);
});

it('accepts 60 blocks in a section and rejects the 61st (LIMIT-01)', () => {
  const blocks = Array.from({ length: 59 }, (_, index) => text(`text${index}`));
  const sixty = apply(createDocument([createSection('full', blocks)]), {
    kind: 'insertBlock',
    sectionId: 'full',
    block: text('last'),
  });
  expect(
    applyOperation(sixty, { kind: 'insertBlock', sectionId: 'full', block: text('more') }),
  ).toEqual({ ok: false, error: 'tooManyBlocks' });
  expect(
    applyOperation(createDocument(), {
      kind: 'insertSection',
      index: 0,
      section: createSection('over', [...blocks, text('last'), text('more')]),
    }),
  ).toEqual({ ok: false, error: 'tooManyBlocks' });
});

it('accepts 60 sections in a page and rejects the 61st', () => {
  const insert = (id: string): Operation => ({
    kind: 'insertSection',
    index: 0,
    section: createSection(id),
  });
  const sections = Array.from({ length: 59 }, (_, index) => createSection(`part${index}`));
  const sixty = apply(createDocument(sections), insert('last'));
  expect(sixty.sections).toHaveLength(60);
  expect(applyOperation(sixty, insert('more'))).toEqual({
    ok: false,
    error: 'tooManySections',
  });
});

it('rejects a move into a section of 60 blocks, and moves blocks within it (LIMIT-01)', () => {
  const full = Array.from({ length: 60 }, (_, index) => text(`full${index}`));
  const document = createDocument([
    createSection('full', full),
    createSection('other', [text('guest')]),
  ]);
  const move = (blockId: string, sectionId: string): Operation => ({
    kind: 'moveBlock',
    sectionId,
    blockId,
    toSectionId: 'full',
    placement: { ...cells, row: 9 },
  });
  expect(applyOperation(document, move('guest', 'other'))).toEqual({
    ok: false,
    error: 'tooManyBlocks',
  });
  const moved = findBlock(apply(document, move('full0', 'full')), 'full0');
  expect(moved?.block.placement.row).toBe(9);
  const { sections } = apply(document, {
    kind: 'removeBlock',
    sectionId: 'full',
    blockId: 'full1',
  });
  const sixty = apply({ ...document, sections }, move('guest', 'other'));
  expect(findBlock(sixty, 'guest')?.section.id).toBe('full');
});

it.each<[string, Operation, string]>([
  ['a section that is not there', { kind: 'removeSection', sectionId: 'none' }, 'unknownSection'],
  [
    'a block that is not there',
    { kind: 'removeBlock', sectionId: 'intro', blockId: 'constructor' },
    'unknownBlock',
  ],
  [
    'a placement beyond the twelfth column',
    {
      kind: 'placeBlock',
      sectionId: 'intro',
      blockId: 'hello',
      placement: { ...cells, column: 8 },
    },
    'outsideGrid',
  ],
  [
    'a placement beyond the fourth column of a phone',
    {
      kind: 'placeBlockOnPhone',
      sectionId: 'intro',
      blockId: 'hello',
      phone: { column: 3, row: 1, width: 3, height: 1 },
    },
    'outsideGrid',
  ],
  [
    'an id that the page has already',
    { kind: 'insertBlock', sectionId: 'intro', block: text('bye1') },
    'takenId',
  ],
])('rejects %s', (_, operation, error) => {
  expect(applyOperation(page(), operation)).toEqual({ ok: false, error });
});

it('rejects a batch as a whole when one operation fails', () => {
  const before = page();
  const batch: Operation = {
    kind: 'batch',
    operations: [
      { kind: 'removeBlock', sectionId: 'intro', blockId: 'hello' },
      { kind: 'removeBlock', sectionId: 'intro', blockId: 'hello' },
    ],
  };
  expect(applyOperation(before, batch)).toEqual({ ok: false, error: 'unknownBlock' });
  expect(before).toEqual(page());
});

it('accepts the name of an Object.prototype member as id', () => {
  const after = apply(page(), {
    kind: 'insertBlock',
    sectionId: 'intro',
    block: text('constructor'),
  });
  expect(findBlock(after, 'constructor')?.section.id).toBe('intro');
});

it('touchedBlocks returns the blocks with possibly changed content', () => {
  const place: Operation = {
    kind: 'placeBlock',
    sectionId: 'intro',
    blockId: 'hello',
    placement: cells,
  };
  const insert: Operation = {
    kind: 'insertSection',
    index: 0,
    section: createSection('new1', [text('here')]),
  };
  expect(touchedBlocks({ kind: 'batch', operations: [place, insert] })).toEqual([
    { sectionId: 'new1', blockId: 'here' },
  ]);
});
