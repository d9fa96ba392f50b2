import {
  readHeaderFooter,
  readNavigation,
  readStyles,
  writeHeaderFooter,
  writeNavigation,
  writeStyles,
} from '@sitewright/contracts/api';
import type { HeaderFooter } from '@sitewright/contracts/entities';
import { isErrorResult } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads, ownerWrites } from '../../platform/routing/owner-access.ts';
import { documentBody } from '../../platform/server/limits.ts';
import { findReservedTitleError } from '../pages/public.ts';
import {
  readHeaderFooterPart,
  readPart,
  revisionOf,
  findRevisionError,
  writePart,
} from '../presentation/public.ts';

const withRevision = <Part extends object>(part: Part) => ({ ...part, revision: revisionOf(part) });

const withRevisions = (data: HeaderFooter) => ({
  data,
  revisions: { header: revisionOf(data.header), footer: revisionOf(data.footer) },
});

export const readStylesRoute = tenantRoute(
  readStyles,
  ownerReads('content.read_draft'),
  async ({ tenant }) => withRevision(await readPart(tenant, 'styles')),
);

export const writeStylesRoute = tenantRoute(
  writeStyles,
  ownerWrites('design.write'),
  async ({ tenant, body: { revision, ...siteStyles }, now }) => {
    const stored = await readPart(tenant, 'styles', true);
    const error = findRevisionError(revision, stored);
    if (error !== null) return error;
    await writePart(tenant, 'styles', siteStyles, now);
    return withRevision(siteStyles);
  },
);

export const readNavigationRoute = tenantRoute(
  readNavigation,
  ownerReads('content.read_draft'),
  async ({ tenant }) => withRevision(await readPart(tenant, 'navigation')),
);

/** NAV-01: reserved names are rejected in links, as in pages. */
export const writeNavigationRoute = tenantRoute(
  writeNavigation,
  ownerWrites('navigation.write'),
  async ({ tenant, body: { revision, ...navigation }, now }) => {
    const titles = [...navigation.main, ...navigation.footer].flatMap((entry) => [
      entry.title,
      ...(entry.links ?? []).map((link) => link.title),
    ]);
    const reserved = titles.map(findReservedTitleError).find((error) => error !== null);
    if (reserved !== undefined) return reserved;
    const stored = await readPart(tenant, 'navigation', true);
    const error = findRevisionError(revision, stored);
    if (error !== null) return error;
    await writePart(tenant, 'navigation', navigation, now);
    return withRevision(navigation);
  },
);

/** HF-02. */
export const readHeaderFooterRoute = tenantRoute(
  readHeaderFooter,
  ownerReads('content.read_draft', 'header'),
  async ({ tenant }) => {
    const stored = await readHeaderFooterPart(tenant);
    return isErrorResult(stored) ? stored : withRevisions(stored);
  },
);

/**
 * HF-03: saved as the draft until the next publish. Omitted parts stay unchanged: the header is set in the settings,
 * the footer in the editor.
 */
export const writeHeaderFooterRoute = tenantRoute(
  writeHeaderFooter,
  ownerWrites('design.write', 'header'),
  async ({ tenant, body: { header, footer, revisions }, now }) => {
    const stored = await readHeaderFooterPart(tenant, true);
    if (isErrorResult(stored)) return stored;
    const error =
      (header === undefined ? null : findRevisionError(revisions?.header, stored.header)) ??
      (footer === undefined ? null : findRevisionError(revisions?.footer, stored.footer));
    if (error !== null) return error;
    const updated = { header: header ?? stored.header, footer: footer ?? stored.footer };
    await writePart(tenant, 'headerFooter', updated, now);
    return withRevisions(updated);
  },
  documentBody,
);
