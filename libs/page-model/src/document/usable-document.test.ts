import type { Block, PageDocument } from '@sitewright/contracts/entities';
import { expect, it } from 'vitest';
import { overlaps } from '../grid/placement.ts';
import {
  createBlock,
  createDocument,
  createSection,
  defaultSectionDesign,
} from './create-document.ts';
import { findDocumentError, usableDocument } from './usable-document.ts';

const placement = { column: 3, row: 2, width: 4, height: 1 };
const block = (more: object = {}): Block => ({
  ...createBlock({ id: 'one', type: 2, props: {}, placement }),
  ...more,
});
const holding = (...blocks: readonly Block[]) => createDocument([createSection('s', blocks)]);
const onlyBlock = (document: PageDocument) => document.sections[0]?.layout.blocks['one'];

it('returns the same document when it is valid', () => {
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
])('assigns a default placement to a block with %s', (_what, placed) => {
  expect(onlyBlock(usableDocument(holding(block({ placement: placed }))))).toStrictEqual(
    block({ placement: { column: 1, row: 1, width: 12, height: 1 } }),
  );
});

it('places blocks without a placement below the others, without overlap', () => {
  const named = (id: string, more: object) => block({ id, ...more });
  const whole = named('whole', { placement: { column: 3, row: 2, width: 4, height: 3 } });
  const low = named('low', { placement: { column: 1, row: 1, width: 12, height: 900 } });
  const lost = ['lost1', 'lost2', 'lost3'].map((id) => named(id, { placement: null }));
  const placesOf = (...blocks: readonly Block[]) => {
    const { sections } = usableDocument(holding(...blocks));
    return Object.values(sections[0]?.layout.blocks ?? {}).map(({ placement: cells }) => cells);
  };
  expect(placesOf(lost[0]!, whole, lost[1]!).map(({ row }) => row)).toStrictEqual([5, 2, 6]);
  // At the end of the grid they are placed between the others.
  const last = named('last', { placement: { column: 1, row: 500, width: 12, height: 1 } });
  for (const blocks of [
    [whole, ...lost],
    [...lost, low],
    [lost[0]!, whole, last, lost[1]!],
  ]) {
    const places = placesOf(...blocks);
    for (const [index, one] of places.entries())
      for (const other of places.slice(index + 1)) expect(overlaps(one, other)).toBe(false);
  }
});

it('rounds fractional cells', () => {
  const phone = { column: 1, row: 1.2, width: 4, height: 1 };
  const moved = onlyBlock(
    usableDocument(holding(block({ placement: { ...placement, column: 1.5 }, phone }))),
  );
  expect(moved?.placement).toStrictEqual({ ...placement, column: 2 });
  expect(moved?.phone).toStrictEqual({ ...phone, row: 1 });
});

it.each([
  ['no design', undefined, {}],
  ['a text for a design', 'dark', {}],
  [
    'no theme',
    { height: 'small', width: 'full', align: 'end' },
    { height: 'small', width: 'full', align: 'end' },
  ],
  ['a theme that there is none of', { ...defaultSectionDesign, theme: 'loud' }, {}],
  [
    'null for a background',
    { ...defaultSectionDesign, theme: 'dark', background: null },
    { theme: 'dark' },
  ],
  ['a background of no picture', { ...defaultSectionDesign, background: { overlay: 1 } }, {}],
])('completes a section with %s with the default design', (_what, design, valid) => {
  const section = { ...createSection('s', [block()]), design };
  const { sections } = usableDocument({ schemaVersion: 1, sections: [section] });
  expect(sections[0]?.design).toStrictEqual({ ...defaultSectionDesign, ...valid });
  expect(sections[0]?.layout).toStrictEqual(createSection('s', [block()]).layout);
});

it('converts a row-based document deterministically', () => {
  const cell = { span: 12, blocks: [{ type: 2, props: { text: 'Words' } }] };
  const stored = { raw: false, layout: { columns: 12, rows: [{ columns: [cell] }] } };
  const document = usableDocument(stored);
  const [section] = document.sections;
  expect(Object.values(section?.layout.blocks ?? {})[0]).toMatchObject(cell.blocks[0]!);
  expect(usableDocument(stored)).toStrictEqual(document);
});

it('reads the sections of a newer version when they have the known shape', () => {
  const { sections } = holding(block());
  expect(usableDocument({ schemaVersion: 2, sections }).sections).toStrictEqual(sections);
  expect(usableDocument({ schemaVersion: 2, parts: [] }).sections).toStrictEqual([]);
});

it.each([
  ['of this version', holding(block()), undefined],
  ['of this version that needs repair', { sections: [null] }, undefined],
  ['of rows', { raw: false, layout: { columns: 12, rows: [] } }, undefined],
  ['of a newer version', { schemaVersion: 2, sections: [] }, 'newerDocument'],
  ['of nothing known', { schemaVersion: 1, parts: [] }, 'invalidDocument'],
  ['that is none', null, 'invalidDocument'],
])('findDocumentError returns the error for a document %s', (_what, stored, error) => {
  expect(findDocumentError(stored)).toBe(error);
});

it('moves a block into the grid and removes an invalid phone placement', () => {
  const outside = { ...placement, column: 11 };
  const moved = onlyBlock(usableDocument(holding(block({ placement: outside, phone: 'top' }))));
  expect(moved).toStrictEqual(block({ placement: { ...placement, column: 9 } }));
  const phone = { column: 9, row: 1, width: 2, height: 1 };
  expect(onlyBlock(usableDocument(holding(block({ phone }))))?.phone).toStrictEqual({
    ...phone,
    column: 3,
  });
});

it('omits invalid sections and blocks', () => {
  const whole = createSection('whole', [block()]);
  const malformed = createSection('malformed');
  const stored = {
    schemaVersion: 1,
    sections: [
      null,
      { id: 'empty' },
      {
        ...malformed,
        layout: { columns: 12, blocks: { none: null, text: 'words', one: block() } },
      },
      whole,
    ],
  };
  const { sections } = usableDocument(stored);
  expect(sections.map(({ id }) => id)).toStrictEqual(['malformed', 'whole']);
  expect(sections[0]?.layout.blocks).toStrictEqual({ one: block() });
  expect(sections[1]).toBe(whole);
});

it.each([undefined, null, 'words', [], {}, { sections: 'none' }])(
  'returns an empty document for %j',
  (stored) => {
    expect(usableDocument(stored)).toStrictEqual(createDocument());
  },
);
