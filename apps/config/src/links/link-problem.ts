import { isReservedPath } from '@sitewright/contracts/links';
import type { PageSummary } from '@sitewright/contracts/entities';
import { configText } from '../texts/config-text.ts';
import { addressProblem } from './address-problem.ts';
import { pageOfPath } from '../shell/site/page-of-path.ts';

/**
 * Validates a typed URL: on its own, and that a path of the site leads to an existing page (LINK-03). Paths of files,
 * items and the shop's own pages, and external URLs, are not checked here.
 */
export function linkProblem(href: string, pages: readonly PageSummary[]): string | undefined {
  const problem = addressProblem(href);
  if (problem !== undefined) return problem;
  const isSitePath = /^\/(?!\/)/.test(href) && !/[\\\s]/.test(href);
  if (!isSitePath || isReservedPath(href.slice(1)) || pageOfPath(pages, href) !== undefined)
    return undefined;
  return configText('validation.pageUrl', { val: href });
}
