import { siteHeaderOf, type HeaderFooter } from '@sitewright/contracts/entities';
import type { ErrorResult } from '@sitewright/contracts/errors';
import { openDocument, usableDocument } from '@sitewright/page-model';
import { partTitles } from './page-entry.ts';
import { storedMembers } from './stored-members.ts';
import { unreadable } from './unreadable.ts';

/** What every page draws around its own contents: as pages are, it is read as it can be drawn. */
export function usableHeaderFooter(stored: unknown): HeaderFooter {
  const { header, footer } = storedMembers(stored);
  return { header: siteHeaderOf(header), footer: usableDocument(footer) };
}

/**
 * The same as it is edited; rejected where a save would lose a footer that cannot be seen. What is wrong in a header has its
 * default, as a block's place has: it says nothing to anybody.
 */
export function openHeaderFooter(stored: unknown): HeaderFooter | ErrorResult {
  const { header, footer } = storedMembers(stored);
  const opened = openDocument(footer);
  return opened.ok
    ? { header: siteHeaderOf(header), footer: opened.document }
    : unreadable(opened.error, partTitles.headerFooter);
}
