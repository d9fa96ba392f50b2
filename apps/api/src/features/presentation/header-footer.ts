import { siteHeaderOf, type HeaderFooter } from '@sitewright/contracts/entities';
import type { ErrorResult } from '@sitewright/contracts/errors';
import { openDocument, usableDocument } from '@sitewright/page-model';
import { partTitles } from './page-entry.ts';
import { storedMembers } from './stored-members.ts';
import { unreadable } from './unreadable.ts';

/** Header and footer of every page: like pages, they are repaired as far as they can be shown. */
export function usableHeaderFooter(stored: unknown): HeaderFooter {
  const { header, footer } = storedMembers(stored);
  return { header: siteHeaderOf(header), footer: usableDocument(footer) };
}

/**
 * The same for the editor; rejected if a save would lose a hidden part of the footer. Invalid header settings get their
 * defaults, like the position of a block.
 */
export function openHeaderFooter(stored: unknown): HeaderFooter | ErrorResult {
  const { header, footer } = storedMembers(stored);
  const opened = openDocument(footer);
  return opened.ok
    ? { header: siteHeaderOf(header), footer: opened.document }
    : unreadable(opened.error, partTitles.headerFooter);
}
