import { isReservedPath } from '@sitewright/contracts/links';
import type { PageSummary } from '@sitewright/contracts/entities';
import { configText } from '../texts/config-text.ts';
import { addressProblem } from './address-problem.ts';
import { pageOfPath } from '../shell/site/page-of-path.ts';

/**
 * What is wrong with a typed address: as such, or because one that looks like a page of the site must be one
 * (LINK-03). Addresses of files, items, the shop's own pages and everything elsewhere are not judged here.
 */
export function linkProblem(href: string, pages: readonly PageSummary[]): string | undefined {
  const problem = addressProblem(href);
  if (problem !== undefined) return problem;
  const isOwn = /^\/(?!\/)/.test(href) && !/[\\\s]/.test(href);
  if (!isOwn || isReservedPath(href.slice(1)) || pageOfPath(pages, href) !== undefined)
    return undefined;
  return configText('validation.pageUrl', { val: href });
}
