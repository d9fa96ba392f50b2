import {
  readHeaderFooter,
  readNavigation,
  readStyles,
  writeHeaderFooter,
  writeNavigation,
  writeStyles,
} from '@sitewright/contracts/api';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads, ownerWrites } from '../../platform/routing/owner-access.ts';
import { serverLimits } from '../../platform/server/limits.ts';
import { reservedNameRefusal } from '../pages/public.ts';
import { readPart, writePart } from '../presentation/public.ts';

export const readStylesRoute = tenantRoute(
  readStyles,
  ownerReads('content.read_draft'),
  ({ trx, websiteId }) => readPart(trx, websiteId, 'styles'),
);

export const writeStylesRoute = tenantRoute(
  writeStyles,
  ownerWrites('design.write'),
  async ({ trx, websiteId, body }) => {
    await writePart(trx, websiteId, 'styles', body);
    return body;
  },
);

export const readNavigationRoute = tenantRoute(
  readNavigation,
  ownerReads('content.read_draft'),
  ({ trx, websiteId }) => readPart(trx, websiteId, 'navigation'),
);

/** NAV-01: reserved names are refused in links as they are in pages. */
export const writeNavigationRoute = tenantRoute(
  writeNavigation,
  ownerWrites('navigation.write'),
  async ({ trx, websiteId, body }) => {
    const titles = [...body.main, ...body.footer].flatMap((entry) => [
      entry.title,
      ...(entry.links ?? []).map((link) => link.title),
    ]);
    const reserved = titles
      .map((title) => reservedNameRefusal(title, ''))
      .find((refusal) => refusal !== null);
    if (reserved !== undefined) return reserved;
    await writePart(trx, websiteId, 'navigation', body);
    return body;
  },
);

/** HF-02. */
export const readHeaderFooterRoute = tenantRoute(
  readHeaderFooter,
  ownerReads('content.read_draft', 'header'),
  async ({ trx, websiteId }) => ({
    data: await readPart(trx, websiteId, 'headerFooter'),
  }),
);

/** HF-03: saved as the draft; the next publish shows it. */
export const writeHeaderFooterRoute = tenantRoute(
  writeHeaderFooter,
  ownerWrites('design.write', 'header'),
  async ({ trx, websiteId, body }) => {
    await writePart(trx, websiteId, 'headerFooter', body);
    return { data: body };
  },
  { bodyLimit: serverLimits.documentBodyBytes },
);
