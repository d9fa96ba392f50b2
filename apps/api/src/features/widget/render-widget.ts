import { blockNeedsOf } from '@sitewright/blocks/load';
import { blockOf } from '@sitewright/blocks/schema';
import { renderWidget } from '@sitewright/contracts/api';
import { pageType } from '@sitewright/contracts/codes';
import type { MainView } from '@sitewright/contracts/entities';
import { readUrlPath } from '@sitewright/contracts/links';
import { err } from '@sitewright/contracts/errors';
import * as z from 'zod';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';
import { readStanding } from '../../platform/sessions/standing.ts';
import { readJson } from '../../platform/routing/read-json.ts';
import {
  createPageView,
  resolvePath,
  resolveData,
  readRequestedSource,
  type Frame,
  type FrameScope,
  type PageContent,
  type ResolvedPath,
} from '../site/public.ts';

/** A block in a request: `value` holds its properties in the given schema version. */
const widget = z.object({
  type: z.int(),
  id: z.string().regex(/^[a-z0-9]{1,24}$/),
  value: z.record(z.string(), z.json()).default({}),
  version: z.int().min(1).optional(),
});

/** The path of the requesting page, from the Referer header. */
function readRefererPath({ referer }: { readonly referer?: string | undefined }): string {
  return referer !== undefined && URL.canParse(referer)
    ? readUrlPath(new URL(referer).pathname)
    : '/';
}

/**
 * The page that contains the block, without its other content, because a block may show the page's name. A restricted
 * page reveals nothing.
 */
function createEnclosingPage(frame: Frame, result: ResolvedPath): PageContent {
  const main: MainView = { kind: 'page', document: { schemaVersion: 1, sections: [] } };
  return result.kind === 'found' && result.page.access === 'open'
    ? { ...result.content, main }
    : { path: '/', title: frame.website.title, main, facts: { pageType: pageType.PAGE } };
}

/**
 * Renders one block with the same HTML as in its page, and its data (BLOCK-40). Access is that of the page: the draft
 * with an edit token, otherwise the published content.
 */
export const renderWidgetRoute = tenantRoute(
  renderWidget,
  visitorWrites('widget'),
  async ({ tenant, site, body, request, services, now }) => {
    const parsed = readJson(widget, body.widgetJSON);
    if (!parsed.ok) return parsed.error;
    const { type, id, value: props, version } = parsed.value;
    const definition = blockOf(type);
    if (site === null || definition === undefined) return err('unknownBlock');
    const block = { id, type, version: version ?? definition.version, props };

    const { source } = await readRequestedSource(request, site, services, now, (accountId) =>
      readStanding(tenant, accountId),
    );
    const scope: FrameScope = { tenant, site, source, settings: services.settings, now };
    const resolved = await resolvePath(scope, readRefererPath(request.headers), {});
    if (resolved === null) return err('unknownHost');
    const { frame, answer: result } = resolved;
    const content = createEnclosingPage(frame, result);
    const view = await createPageView(scope, frame, content);
    const data = await resolveData(tenant, { source, now }, blockNeedsOf(block));
    return { data: { html: services.renderer.renderBlock({ block, data, view }), needs: data } };
  },
);
