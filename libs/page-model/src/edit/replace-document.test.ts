import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PageDocument } from '@sitewright/contracts/entities';
import { applyOperation, applyOperations } from '../apply/apply-operation.ts';
import { createBlock, createDocument, createSection } from '../document/create-document.ts';
import { drawnEdit, startDocument, toOperation } from '../history/drawn-edit.fixture.ts';
import { replaceDocumentOperations } from './replace-document.ts';

const block = (id: string, column = 1) =>
  createBlock({ id, type: 1, props: {}, placement: { column, row: 1, width: 2, height: 2 } });

it('creates no operations for unchanged sections, regardless of key order', () => {
  const from = createDocument([
    createSection('unchanged', [block('text')]),
    createSection('removed'),
  ]);
  const { design, id, layout } = from.sections[0]!;
  const to = createDocument([createSection('new1'), { layout, id, design }]);
  expect(replaceDocumentOperations(from, to)).toEqual([
    { kind: 'removeSection', sectionId: 'removed' },
    { kind: 'insertSection', index: 0, section: createSection('new1') },
  ]);
  expect(replaceDocumentOperations(from, from)).toEqual([]);
});

it('returns undefined for a target document that operations cannot produce', () => {
  const outside = createDocument([createSection('wide', [block('text', 12)])]);
  expect(replaceDocumentOperations(createDocument(), outside)).toBeUndefined();
});

it('creates operations that transform any document into any other', () => {
  const draws = fc.array(drawnEdit, { maxLength: 20 });
  const after = (draw: Parameters<typeof toOperation>[1][]): PageDocument =>
    draw.reduce((document, one) => {
      const applied = applyOperation(document, toOperation(document, one));
      return applied.ok ? applied.document : document;
    }, startDocument());
  fc.assert(
    fc.property(draws, draws, (one, other) => {
      const [from, to] = [after(one), after(other)];
      const applied = applyOperations(from, replaceDocumentOperations(from, to) ?? []);
      expect(applied.ok && applied.document).toEqual(to);
    }),
    { numRuns: 300 },
  );
});
