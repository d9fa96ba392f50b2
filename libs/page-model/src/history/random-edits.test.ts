import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Operation, PageDocument } from '@sitewright/contracts/entities';
import { operation as operationSchema, pageDocument } from '@sitewright/contracts/entities';
import { applyOperation, applyOperations } from '../apply/apply-operation.ts';
import { compactOperations } from '../apply/compact-operations.ts';
import { createBlock, createDocument, createSection } from '../document/create-document.ts';
import { readingOrder } from '../grid/reading-order.ts';
import { createHistory } from './create-history.ts';

/** Raw draws; `toOperation` makes of them an edit that has a chance on the document at hand. */
const draw = fc.record({
  kind: fc.integer({ min: 0, max: 11 }),
  at: fc.nat(9),
  to: fc.nat(9),
  id: fc.stringMatching(/^[a-z0-9]{4,5}$/),
  word: fc.option(fc.stringMatching(/^[a-z]{1,6}$/), { nil: undefined }),
  cells: fc.record({
    column: fc.integer({ min: 1, max: 12 }),
    row: fc.integer({ min: 1, max: 40 }),
    width: fc.integer({ min: 1, max: 12 }),
    height: fc.integer({ min: 1, max: 9 }),
  }),
});
type Draw = typeof draw extends fc.Arbitrary<infer Value> ? Value : never;

function toOperation(document: PageDocument, { kind, at, to, id, word, cells }: Draw): Operation {
  const count = document.sections.length;
  const section = document.sections[at % Math.max(count, 1)] ?? createSection('none');
  const other = document.sections[to % Math.max(count, 1)] ?? section;
  const blocks = readingOrder(section.layout);
  const block = blocks[to % Math.max(blocks.length, 1)];
  const target = { sectionId: section.id, blockId: block?.id ?? 'none' };
  const fresh = createBlock({ id, type: 1 + (to % 3), props: { [id]: to }, placement: cells });
  const version = (block?.version ?? 1) + (at % 2);
  switch (kind) {
    case 0:
      return { kind: 'insertSection', index: to, section: createSection(id, []) };
    case 1:
      return { kind: 'removeSection', sectionId: section.id };
    case 2:
      return { kind: 'moveSection', sectionId: section.id, index: to };
    case 3:
      return { kind: 'nameSection', sectionId: section.id, ...(word && { name: word }) };
    case 4:
      return { kind: 'removeBlock', ...target };
    case 5:
      return { kind: 'placeBlock', ...target, placement: cells, ...(at > 4 && { layer: at }) };
    case 6:
      return {
        kind: 'placeBlockOnPhone',
        ...target,
        ...(at > 4 && { phone: { ...cells, column: 1, width: 3 } }),
      };
    case 7:
      return { kind: 'alignBlock', ...target, ...(at > 4 && { align: 'end' }) };
    case 8:
      return { kind: 'moveBlock', ...target, toSectionId: other.id, placement: cells };
    case 9:
      return { kind: 'setProps', ...target, version, props: { [word ?? 'text']: at } };
    case 10:
      return {
        kind: 'designSection',
        sectionId: section.id,
        design: { ...section.design, theme: at > 4 ? 'dark' : 'light' },
      };
    default:
      return { kind: 'insertBlock', sectionId: section.id, block: fresh };
  }
}

const start = () =>
  createDocument([
    createSection('aaaa', [
      createBlock({
        id: 'bbbb',
        type: 1,
        props: { text: 'x' },
        placement: { column: 1, row: 1, width: 4, height: 2 },
      }),
    ]),
    createSection('cccc'),
  ]);

it('takes every operation back exactly by its inverse, and the inverse by its own', () => {
  fc.assert(
    fc.property(fc.array(draw, { maxLength: 40 }), (draws) => {
      let document = start();
      for (const one of draws) {
        const forth = applyOperation(document, toOperation(document, one));
        if (!forth.ok) continue;
        const back = applyOperation(forth.document, forth.inverse);
        if (!back.ok) throw new Error(back.refusal);
        expect(back.document).toEqual(document);
        const again = applyOperation(back.document, back.inverse);
        expect(again.ok && again.document).toEqual(forth.document);
        document = forth.document;
      }
      pageDocument.parse(document);
    }),
    { numRuns: 300 },
  );
});

it('undoes everything to the beginning and redoes everything to the end, whatever the gestures', () => {
  const step = fc.record({
    draw,
    gesture: fc.option(fc.constantFrom('g1', 'g2')),
    travel: fc.nat(5),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const history = createHistory(start());
      for (const { draw: one, gesture, travel } of steps) {
        if (travel === 0) history.undo();
        else if (travel === 1) history.redo();
        else history.apply(toOperation(history.getState().document, one), gesture ?? undefined);
      }
      while (history.getState().future.length > 0) history.redo();
      const end = history.getState().document;
      const depth = history.getState().past.length;
      while (history.getState().past.length > 0) {
        expect(history.undo()?.kind).toBe('applied');
      }
      expect(history.getState().document).toEqual(start());
      while (history.getState().future.length > 0) {
        expect(history.redo()?.kind).toBe('applied');
      }
      expect(history.getState().document).toEqual(end);
      expect(history.getState().past).toHaveLength(depth);
    }),
    { numRuns: 300 },
  );
});

it('leads to the same document with compacted operations, which the wire schema accepts', () => {
  fc.assert(
    fc.property(fc.array(draw, { maxLength: 30 }), (draws) => {
      let document = start();
      const done: Operation[] = [];
      for (const one of draws) {
        const made = toOperation(document, one);
        const applied = applyOperation(document, made);
        if (!applied.ok) continue;
        done.push(made);
        document = applied.document;
      }
      const compacted = compactOperations(done);
      expect(compacted.length).toBeLessThanOrEqual(done.length);
      for (const one of compacted) operationSchema.parse(one);
      const applied = applyOperations(start(), compacted);
      expect(applied.ok && applied.document).toEqual(document);
    }),
    { numRuns: 300 },
  );
});
