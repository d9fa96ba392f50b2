import type { Block, PageDocument } from '@sitewright/contracts/entities';
import { expect, it } from 'vitest';
import { createBlock, createDocument, createSection } from './create-document.ts';
import { usableDocument } from './usable-document.ts';

const placement = { column: 3, row: 2, width: 4, height: 1 };
const block = (more: object = {}): Block => ({
  ...createBlock({ id: 'one', type: 2, props: {}, placement }),
  ...more,
});
const holding = (...blocks: readonly Block[]) => createDocument([createSection('s', blocks)]);
const onlyBlock = (document: PageDocument) => document.sections[0]?.layout.blocks['one'];

it('is the document itself where nothing is wrong', () => {
  const phone = { column: 1, row: 1, width: 4, height: 1 };
  for (const document of [createDocument(), holding(block()), holding(block({ phone }))])
    expect(usableDocument(document)).toBe(document);
});

it.each([
  ['no place', undefined],
  ['null for a place', null],
  ['a list for a place', [1, 1, 1, 1]],
  ['a place of words', { column: '1', row: '1', width: '1', height: '1' }],
  ['a place without an end', { ...placement, height: Number.NaN }],
])('gives a block with %s one', (_what, placed) => {
  expect(onlyBlock(usableDocument(holding(block({ placement: placed }))))).toStrictEqual(
    block({ placement: { column: 1, row: 1, width: 12, height: 1 } }),
  );
});

it('moves a block inside the grid, and forgets a place on phones that is none', () => {
  const outside = { ...placement, column: 11 };
  const moved = onlyBlock(usableDocument(holding(block({ placement: outside, phone: 'top' }))));
  expect(moved).toStrictEqual(block({ placement: { ...placement, column: 9 } }));
  const phone = { column: 9, row: 1, width: 2, height: 1 };
  expect(onlyBlock(usableDocument(holding(block({ phone }))))?.phone).toStrictEqual({
    ...phone,
    column: 3,
  });
});

it('leaves out what is neither section nor block, and keeps the rest', () => {
  const whole = createSection('whole', [block()]);
  const spoilt = createSection('spoilt');
  const stored = {
    schemaVersion: 1,
    sections: [
      null,
      { id: 'empty' },
      { ...spoilt, layout: { columns: 12, blocks: { none: null, text: 'words', one: block() } } },
      whole,
    ],
  };
  const { sections } = usableDocument(stored);
  expect(sections.map(({ id }) => id)).toStrictEqual(['spoilt', 'whole']);
  expect(sections[0]?.layout.blocks).toStrictEqual({ one: block() });
  expect(sections[1]).toBe(whole);
});

it.each([undefined, null, 'words', [], {}, { sections: 'none' }])('is empty for %j', (stored) => {
  expect(usableDocument(stored)).toStrictEqual(createDocument());
});
