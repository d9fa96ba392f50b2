import type { Operation, PageDocument } from '@sitewright/contracts/entities';
import { applyOperation } from '../apply/apply-operation.ts';

/**
 * The operations from one document to another, section by section, so that a restore reaches other editors like any
 * edit. Undefined if the model rejects the new document, for example because limits have changed.
 */
export function replaceDocumentOperations(
  from: PageDocument,
  to: PageDocument,
): readonly Operation[] | undefined {
  const targetSections = new Map(to.sections.map((section) => [section.id, section]));
  const operations: Operation[] = [];
  let current = from;
  const applyNext = (operation: Operation): boolean => {
    const applied = applyOperation(current, operation);
    if (applied.ok) current = applied.document;
    operations.push(operation);
    return applied.ok;
  };
  // First removes every section that is missing or different in the result: a block may have moved to another section,
  // and its id must not be taken.
  for (const section of from.sections) {
    if (isSame(section, targetSections.get(section.id))) continue;
    if (!applyNext({ kind: 'removeSection', sectionId: section.id })) return undefined;
  }
  for (const [index, section] of to.sections.entries()) {
    if (current.sections[index]?.id === section.id) continue;
    const exists = current.sections.some(({ id }) => id === section.id);
    const isApplied = applyNext(
      exists
        ? { kind: 'moveSection', sectionId: section.id, index }
        : { kind: 'insertSection', index, section },
    );
    if (!isApplied) return undefined;
  }
  return operations;
}

/** Sections are plain data, compared independent of member order. */
const isSame = (a: unknown, b: unknown): boolean => sortedJson(a) === sortedJson(b);

const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? '';
