import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Block } from '@sitewright/contracts/entities';
import { createDocument, createSection } from '../document/create-document.ts';
import { parseDocument } from '../document/parse-document.ts';
import { clampPlacement } from '../grid/placement.ts';
import { readingOrder } from '../grid/reading-order.ts';
import { fromRowView } from './from-row-view.ts';
import { rowView } from './schema.ts';
import { toRowView } from './to-row-view.ts';

const counter = () => {
  let count = 0;
  return () => `made${(count += 1)}`;
};

/** Allowed content of a JSON body: the server rejects this name. */
const json = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('"__proto__":'));

const block = fc.record(
  {
    id: fc.stringMatching(/^[a-z0-9]{8}$/),
    type: fc.integer({ min: 1, max: 999 }),
    version: fc.integer({ min: 1, max: 4 }),
    props: fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), json as fc.Arbitrary<null>),
    placement: fc
      .record({
        column: fc.integer({ min: 1, max: 12 }),
        row: fc.integer({ min: 1, max: 9 }),
        width: fc.integer({ min: 1, max: 12 }),
        height: fc.integer({ min: 1, max: 9 }),
      })
      .map(clampPlacement),
    phone: fc.constant({ column: 2, row: 3, width: 2, height: 1 }),
    layer: fc.nat(9),
    align: fc.constantFrom('start', 'end'),
  },
  { requiredKeys: ['id', 'type', 'version', 'props', 'placement'] },
) as fc.Arbitrary<Block>;

it('converts an empty page to twelve columns without rows (CONTENT-02)', () => {
  const view = toRowView(createDocument());
  expect(view).toEqual({ raw: false, layout: { columns: 12, rows: [] } });
  expect(fromRowView(view, counter())).toEqual(createDocument());
});

it('converts any document to the row view and back without loss (CONTENT-02)', () => {
  const blocks = fc.uniqueArray(block, { selector: ({ id }) => id, maxLength: 12 });
  fc.assert(
    fc.property(blocks, (some) => {
      const half = Math.ceil(some.length / 2);
      const document = createDocument([
        { ...createSection('one1', some.slice(0, half)), name: 'First' },
        createSection('empty'),
        createSection('two2', some.slice(half)),
      ]);
      const wire = rowView.parse(JSON.parse(JSON.stringify(toRowView(document))));
      expect(fromRowView(wire, counter())).toEqual(JSON.parse(JSON.stringify(document)));
    }),
  );
});

it('converts external rows and columns to a single section', () => {
  const stored = {
    raw: false,
    layout: {
      columns: 12,
      rows: [
        {
          columns: [
            {
              span: 8,
              blocks: [
                { type: 1, props: { text: 'a' } },
                { type: 1, props: {} },
              ],
            },
            { span: 4, blocks: [{ type: 777, props: { custom: true } }] },
          ],
        },
        { columns: [{ span: 12, blocks: [{ type: 3, props: {} }] }] },
      ],
    },
  };
  const parsed = parseDocument(stored, counter());
  if (!parsed.ok) throw new Error(parsed.error);
  expect(parsed.document.sections).toHaveLength(1);
  const [section] = parsed.document.sections;
  expect(
    section && readingOrder(section.layout).map(({ type, placement }) => [type, placement]),
  ).toEqual([
    [1, { column: 1, row: 1, width: 8, height: 4 }],
    [777, { column: 9, row: 1, width: 4, height: 4 }],
    [1, { column: 1, row: 5, width: 8, height: 4 }],
    [3, { column: 1, row: 9, width: 12, height: 4 }],
  ]);
});

it('moves a stored block outside the grid into the grid', () => {
  const outside = { column: 12, row: 1, width: 12, height: 2 };
  const phone = { column: 4, row: 1, width: 4, height: 2 };
  const stored = createDocument([
    createSection('main', [
      { id: 'text', type: 1, version: 1, props: {}, placement: outside, phone },
    ]),
  ]);
  const parsed = parseDocument(stored, counter());
  expect(parsed.ok && parsed.document.sections[0]?.layout.blocks.text).toMatchObject({
    placement: { column: 1, width: 12 },
    phone: { column: 1, width: 4 },
  });
});

it.each([
  [{ schemaVersion: 2, sections: [] }, 'newerDocument'],
  [{ schemaVersion: 1, sections: [{ id: 'x' }] }, 'invalidDocument'],
  [{ raw: true }, 'invalidDocument'],
  [null, 'invalidDocument'],
  [createDocument([createSection('same'), createSection('same')]), 'takenId'],
])('rejects %j as %s', (stored, error) => {
  expect(parseDocument(stored, counter())).toEqual({ ok: false, error });
});
