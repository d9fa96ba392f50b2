import { findDocumentError, type EditError } from '@sitewright/page-model';
import type { PartName } from './page-entry.ts';
import { storedMembers } from './stored-members.ts';

/**
 * Why the document in a stored part, if it has one, could not be shown completely; publishing is rejected then.
 * Includes the document of a disabled popup, because enabling the popup does not save its document again.
 */
export function findPartError(part: PartName, value: unknown): EditError | undefined {
  if (part === 'headerFooter') return findDocumentError(storedMembers(value)['footer']);
  const document =
    part === 'overlays' ? storedMembers(storedMembers(value)['popup'])['document'] : undefined;
  return document === undefined ? undefined : findDocumentError(document);
}
