import type { Operation, PageDocument } from '@sitewright/contracts/entities';
import { applyOperation } from '../apply/apply-operation.ts';

/**
 * The operations from one document to another, section by section, so that a restore reaches other editors like any
 * edit. Undefined if the model rejects the other document, for example one with older limits.
 */
export function replaceDocumentOperations(
  from: PageDocument,
  to: PageDocument,
): readonly Operation[] | undefined {
  const wanted = new Map(to.sections.map((section) => [section.id, section]));
  const operations: Operation[] = [];
  let current = from;
  const carryOut = (operation: Operation): boolean => {
    const applied = applyOperation(current, operation);
    if (applied.ok) current = applied.document;
    operations.push(operation);
    return applied.ok;
  };
  // Removes everything first that is not in the result, because blocks may move to another section.
  for (const section of from.sections) {
    if (isSame(section, wanted.get(section.id))) continue;
    if (!carryOut({ kind: 'removeSection', sectionId: section.id })) return undefined;
  }
  for (const [index, section] of to.sections.entries()) {
    if (current.sections[index]?.id === section.id) continue;
    const isThere = current.sections.some(({ id }) => id === section.id);
    const isDone = carryOut(
      isThere
        ? { kind: 'moveSection', sectionId: section.id, index }
        : { kind: 'insertSection', index, section },
    );
    if (!isDone) return undefined;
  }
  return operations;
}

/** Sections are plain data, compared independent of member order. */
const isSame = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  ) ?? '';
