import type { Operation, PageDocument } from '@sitewright/contracts/entities';
import { applyOperation } from '../apply/apply-operation.ts';

/**
 * The operations that turn one document into another, section by section: what was restored reaches other editors as
 * any edit does. Undefined when the model does not take the other document, for example one of older limits.
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
  // First away with all that is not to stay: blocks may stand in another section afterwards.
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

/** Sections are plain data; the order of their members is of no account. */
const isSame = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  ) ?? '';
