import { siteContext, type PageData, type SiteContext } from '@sitewright/contracts/entities';

/** What the framed page tells its canvas. */
export interface CanvasSettings {
  readonly pageId: string;
  /** The one origin that may edit: the configuration area's. */
  readonly configOrigin: string;
  readonly context: SiteContext;
  /** What the page was drawn with, when the page carries it. */
  readonly data: PageData | null;
}

const readJson = (page: Document, id: string): unknown => {
  const text = page.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as unknown) : undefined;
};

/**
 * Reads the settings: page and origin from the attributes of the script element that loads the canvas, the site
 * context and the page's data from the JSON that the page carries. Undefined when this page is not being edited.
 */
export function readCanvasSettings(page: Document): CanvasSettings | undefined {
  const script = page.querySelector<HTMLScriptElement>('script[data-config-origin]');
  const context = siteContext.safeParse(readJson(page, 'site-context'));
  const { pageId, configOrigin } = script?.dataset ?? {};
  if (pageId === undefined || configOrigin === undefined || !context.success) return undefined;
  const data = readJson(page, 'page-data') as PageData | undefined;
  return { pageId, configOrigin, context: context.data, data: data ?? null };
}
