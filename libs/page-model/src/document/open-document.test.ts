import { pageDocument, type PageDocument } from '@sitewright/contracts/entities';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  createBlock,
  createDocument,
  createSection,
  defaultSectionDesign,
} from './create-document.ts';
import { openDocument } from './open-document.ts';

const placement = { column: 3, row: 2, width: 4, height: 1 };
const block = (more: object = {}) => ({
  ...createBlock({ id: 'text', type: 2, version: 3, props: { text: 'Words' }, placement }),
  ...more,
});
const blocksIn = (blocks: object) => ({
  schemaVersion: 1,
  sections: [{ ...createSection('main'), layout: { columns: 12, blocks } }],
});
const holding = (more: object) => blocksIn({ text: block(more) });

function opened(stored: unknown): PageDocument {
  const document = openDocument(stored);
  if (!document.ok) throw new Error(document.error);
  expect(pageDocument.safeParse(document.document).error).toBeUndefined();
  return document.document;
}

it('returns the same document when it is valid', () => {
  const document = createDocument([createSection('main', [block()])]);
  expect(opened(document)).toBe(document);
});

it.each([
  [
    'no place',
    { placement: undefined },
    { placement: { column: 1, row: 1, width: 12, height: 1 } },
  ],
  [
    'half a column',
    { placement: { ...placement, column: 1.5 } },
    { placement: { ...placement, column: 2 } },
  ],
  ['more than a place', { placement: { ...placement, depth: 1 } }, {}],
  ['null for props', { props: null }, { props: {} }],
  ['a list for props', { props: [1] }, { props: {} }],
  ['no version', { version: undefined }, { version: 1 }],
  ['a version that never was', { version: -3 }, { version: 1 }],
  ['a layer of words', { layer: 'front' }, {}],
  ['an unknown alignment', { align: 'top' }, {}],
  ['a member that no block has', { color: 'red' }, {}],
  ['no id', { id: undefined }, {}],
  ['an id that differs from its key', { id: 'other' }, {}],
])('repairs a block with %s and does not change its other fields', (_what, invalid, repaired) => {
  const { sections } = opened(holding(invalid));
  expect(sections[0]?.layout.blocks).toStrictEqual({ text: block(repaired) });
});

it('removes property names that requests reject, such as __proto__', () => {
  const props = '{"text":"Words","__proto__":{"x":1},"deep":[{"constructor":1,"prototype":2}]}';
  const { sections } = opened(holding({ props: JSON.parse(props) as unknown }));
  expect(JSON.stringify(sections[0]?.layout.blocks['text']?.props)).toBe(
    '{"text":"Words","deep":[{}]}',
  );
});

it.each([
  ['no type', { type: undefined }],
  ['a type that there is none of', { type: 99_999 }],
])('omits a block with %s', (_what, spoil) => {
  const { sections } = opened(blocksIn({ text: block(), none: block({ id: 'none', ...spoil }) }));
  expect(sections[0]?.layout.blocks).toStrictEqual({ text: block() });
});

it('assigns deterministic unique ids to sections and blocks with a missing or duplicate id', () => {
  const twice = createSection('main', [block()]);
  const stored = {
    schemaVersion: 1,
    sections: [
      twice,
      twice,
      { ...createSection('No id!'), layout: { columns: 12, blocks: { 'A/B': block() } } },
    ],
  };
  const { sections } = opened(stored);
  const ids = sections.flatMap(({ id, layout }) => [id, ...Object.keys(layout.blocks)]);
  expect(ids.slice(0, 2)).toStrictEqual(['main', 'text']);
  expect(new Set(ids).size).toBe(6);
  for (const { layout } of sections)
    expect(Object.values(layout.blocks).map(({ id }) => id)).toStrictEqual(
      Object.keys(layout.blocks),
    );
  expect(opened(stored)).toStrictEqual({ schemaVersion: 1, sections });
});

it('repairs invalid fields of document and section', () => {
  const section = {
    ...createSection('main'),
    name: 'two\nlines',
    design: null,
    extra: 1,
    layout: { columns: 6, blocks: { text: block() } },
  };
  expect(opened({ sections: [section], extra: 1 })).toStrictEqual({
    schemaVersion: 1,
    sections: [{ ...createSection('main', [block()]), design: defaultSectionDesign }],
  });
});

it('opens unreadable input as an empty document and rejects newer or too large documents', () => {
  expect(opened(null)).toStrictEqual(createDocument());
  expect(opened({ schemaVersion: 1, parts: [] })).toStrictEqual(createDocument());
  expect(openDocument({ schemaVersion: 2, sections: [] })).toStrictEqual({
    ok: false,
    error: 'newerDocument',
  });
  const sections = Array.from({ length: 61 }, (_, index) => createSection(`part${index}`));
  expect(openDocument(createDocument(sections))).toStrictEqual({
    ok: false,
    error: 'tooManySections',
  });
});

it('returns a valid page document for any malformed input, and is idempotent', () => {
  const one = createDocument([createSection('main', [block()])]);
  /** The document with any one of its members, at any depth, replaced by anything. */
  const malformed = fc
    .tuple(fc.array(fc.nat(), { maxLength: 9 }), fc.jsonValue())
    .map(([way, value]) => spoil(one, way, value));
  fc.assert(
    fc.property(malformed, (stored) => {
      expect(opened(opened(stored))).toStrictEqual(opened(stored));
    }),
    { numRuns: 500 },
  );
});

/** Newer versions are rejected, and are not generated here. */
function spoil(whole: unknown, [step, ...way]: readonly number[], value: unknown): unknown {
  if (step === undefined || typeof whole !== 'object' || whole === null) return value;
  const names = Object.keys(whole).filter((name) => name !== 'schemaVersion');
  const name = names[step % names.length];
  if (name === undefined) return value;
  const member = spoil(Reflect.get(whole, name), way, value);
  return Array.isArray(whole) ? whole.with(Number(name), member) : { ...whole, [name]: member };
}
