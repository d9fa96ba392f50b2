import type { NavigationEntry, NavigationLink, PageSummary } from '@sitewright/contracts/entities';
import { addressProblem } from '../../links/address-problem.ts';
import { linkProblem } from '../../links/link-problem.ts';

/** What is wrong with a typed address. As long as the pages are not read, none is missed among them. */
export const typedProblem = (address: string, pages: readonly PageSummary[]): string | undefined =>
  pages.length === 0 ? addressProblem(address) : linkProblem(address, pages);

const isWrong = ({ href, pageId }: NavigationLink, pages: readonly PageSummary[]): boolean =>
  pageId === undefined && href !== undefined && typedProblem(href, pages) !== undefined;

/** Which link of a folder has a wrong address; null when none has, and of what is no folder. */
export function wrongInFolder(
  { links = [] }: NavigationEntry,
  pages: readonly PageSummary[],
): number | null {
  const index = links.findIndex((link) => isWrong(link, pages));
  return index < 0 ? null : index;
}

/** Whether an entry, or a link in it, has a wrong address. */
export const hasWrongAddress = (entry: NavigationEntry, pages: readonly PageSummary[]): boolean =>
  entry.links === undefined ? isWrong(entry, pages) : wrongInFolder(entry, pages) !== null;
