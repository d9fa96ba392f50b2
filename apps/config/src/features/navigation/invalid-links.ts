import type { NavigationEntry, NavigationLink, PageSummary } from '@sitewright/contracts/entities';
import { addressProblem } from '../../links/address-problem.ts';
import { linkProblem } from '../../links/link-problem.ts';

/** Validates a typed URL. Until the pages are loaded, no path counts as missing. */
export const urlProblem = (address: string, pages: readonly PageSummary[]): string | undefined =>
  pages.length === 0 ? addressProblem(address) : linkProblem(address, pages);

const hasInvalidUrl = ({ href, pageId }: NavigationLink, pages: readonly PageSummary[]): boolean =>
  pageId === undefined && href !== undefined && urlProblem(href, pages) !== undefined;

/** The index of a folder's link with an invalid URL; null if there is none, or for other entries. */
export function findInvalidFolderLink(
  { links = [] }: NavigationEntry,
  pages: readonly PageSummary[],
): number | null {
  const index = links.findIndex((link) => hasInvalidUrl(link, pages));
  return index < 0 ? null : index;
}

/** Whether an entry, or a link in it, has an invalid URL. */
export const hasInvalidLink = (entry: NavigationEntry, pages: readonly PageSummary[]): boolean =>
  entry.links === undefined
    ? hasInvalidUrl(entry, pages)
    : findInvalidFolderLink(entry, pages) !== null;
