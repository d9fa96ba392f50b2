import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Operation } from '@sitewright/contracts/entities';
import { operation as operationSchema, pageDocument } from '@sitewright/contracts/entities';
import { applyOperation, applyOperations } from '../apply/apply-operation.ts';
import { compactOperations } from '../apply/compact-operations.ts';
import { createHistory } from './create-history.ts';
import { drawnEdit, startDocument, toOperation } from './drawn-edit.fixture.ts';

it('reverts every operation with its inverse, and the inverse with its own inverse', () => {
  fc.assert(
    fc.property(fc.array(drawnEdit, { maxLength: 40 }), (draws) => {
      let document = startDocument();
      for (const one of draws) {
        const forth = applyOperation(document, toOperation(document, one));
        if (!forth.ok) continue;
        const back = applyOperation(forth.document, forth.inverse);
        if (!back.ok) throw new Error(back.error);
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

it('undoes to the initial document and redoes to the final document for any sequence of edits', () => {
  const step = fc.record({
    draw: drawnEdit,
    gesture: fc.option(fc.constantFrom('g1', 'g2')),
    travel: fc.nat(5),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const history = createHistory(startDocument());
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
      expect(history.getState().document).toEqual(startDocument());
      while (history.getState().future.length > 0) {
        expect(history.redo()?.kind).toBe('applied');
      }
      expect(history.getState().document).toEqual(end);
      expect(history.getState().past).toHaveLength(depth);
    }),
    { numRuns: 300 },
  );
});

it('results in the same document with compacted operations, which match the schema', () => {
  fc.assert(
    fc.property(fc.array(drawnEdit, { maxLength: 30 }), (draws) => {
      let document = startDocument();
      const done: Operation[] = [];
      for (const one of draws) {
        const created = toOperation(document, one);
        const applied = applyOperation(document, created);
        if (!applied.ok) continue;
        done.push(created);
        document = applied.document;
      }
      const compacted = compactOperations(done);
      expect(compacted.length).toBeLessThanOrEqual(done.length);
      for (const one of compacted) operationSchema.parse(one);
      const applied = applyOperations(startDocument(), compacted);
      expect(applied.ok && applied.document).toEqual(document);
    }),
    { numRuns: 300 },
  );
});
