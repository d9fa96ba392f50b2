import { siteContext, type PageData, type SiteContext } from '@sitewright/contracts/entities';

/** The settings that the framed page passes to its canvas. */
export interface CanvasSettings {
  readonly pageId: string;
  /** The only origin that may edit: that of the configuration area. */
  readonly configOrigin: string;
  readonly context: SiteContext;
  /** The data that the page was rendered with, if the page contains it. */
  readonly data: PageData | null;
}

const readJson = (page: Document, id: string): unknown => {
  const text = page.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as unknown) : undefined;
};

/**
 * Reads the settings: page and origin from attributes of the canvas script element, the site context and page data
 * from JSON in the page. Undefined if this page is not being edited.
 */
export function readCanvasSettings(page: Document): CanvasSettings | undefined {
  const script = page.querySelector<HTMLScriptElement>('script[data-config-origin]');
  const context = siteContext.safeParse(readJson(page, 'site-context'));
  const { pageId, configOrigin } = script?.dataset ?? {};
  if (pageId === undefined || configOrigin === undefined || !context.success) return undefined;
  const data = readJson(page, 'page-data') as PageData | undefined;
  return { pageId, configOrigin, context: context.data, data: data ?? null };
}
