import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Operation, PageDocument } from '@sitewright/contracts/entities';
import { applyOperation, applyOperations } from '../apply/apply-operation.ts';
import { createBlock, createDocument, createSection } from '../document/create-document.ts';
import { findBlock } from '../document/find.ts';
import { drawnEdit, startDocument, toOperation } from '../history/drawn-edit.fixture.ts';
import { rebaseSequences } from './rebase.ts';

const cells = { column: 1, row: 1, width: 4, height: 2 };
const block = createBlock({ id: 'text', type: 1, props: { text: 'a' }, placement: cells });
const base = createDocument([
  createSection('one1', [block]),
  createSection('two2'),
  createSection('three'),
]);
const moveTo = (toSectionId: string): Operation => ({
  kind: 'moveBlock',
  sectionId: 'one1',
  blockId: 'text',
  toSectionId,
  placement: cells,
});
const write = (sectionId: string): Operation => ({
  kind: 'setProps',
  sectionId,
  blockId: 'text',
  version: 1,
  props: { text: 'mine' },
});

/** Applies all operations; a failing edit fails the test. */
function applied(document: PageDocument, operations: readonly Operation[]): PageDocument {
  const all = applyOperations(document, operations);
  if (!all.ok) throw new Error(all.error);
  return all.document;
}

it.each<[string, Operation[], Operation]>([
  ['moved', [moveTo('two2')], write('two2')],
  [
    'removed and put back',
    [
      { kind: 'removeBlock', sectionId: 'one1', blockId: 'text' },
      { kind: 'insertBlock', sectionId: 'two2', block },
    ],
    write('two2'),
  ],
])(
  'applies an edit to a block that a pending operation %s, even after a remote move',
  (_, sent, later) => {
    const missed = [moveTo('three')];
    const [own, rest] = rebaseSequences([sent, [later]], missed);
    const document = applied(base, [...missed, ...own!.operations, ...rest!.operations]);
    expect(findBlock(document, 'text')).toMatchObject({
      section: { id: 'two2' },
      block: { props: { text: 'mine' } },
    });
  },
);

/** The possible draws on a document, as operations, and the resulting document. */
function carryOut(document: PageDocument, draws: readonly Parameters<typeof toOperation>[1][]) {
  const operations: Operation[] = [];
  let current = document;
  for (const draw of draws) {
    const operation = toOperation(current, draw);
    const one = applyOperation(current, operation);
    if (!one.ok) continue;
    operations.push(operation);
    current = one.document;
  }
  return { operations, document: current };
}

it('creates no operation on a missing section or block for any remote changes', () => {
  const draws = fc.array(drawnEdit, { maxLength: 12 });
  fc.assert(
    fc.property(draws, draws, draws, (first, second, others) => {
      const sent = carryOut(startDocument(), first);
      const queue = carryOut(sent.document, second);
      const missed = carryOut(startDocument(), others);
      const [own, rest] = rebaseSequences([sent.operations, queue.operations], missed.operations);
      // The client reloads what the server rejects, so nothing follows.
      const stored = applyOperations(missed.document, own!.operations);
      if (own!.lost.length > 0 || !stored.ok) return;
      let document = stored.document;
      for (const operation of rest!.operations) {
        const one = applyOperation(document, operation);
        if (!one.ok) {
          expect(one.error).not.toMatch(/^unknown/);
          return;
        }
        ({ document } = one);
      }
    }),
    { numRuns: 2000 },
  );
});
