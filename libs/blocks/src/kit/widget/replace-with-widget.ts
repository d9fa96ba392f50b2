import type { DataLayer, Result } from '@sitewright/data-layer';
import { requestWidget, type WidgetRequest } from './request-widget.ts';

/**
 * Renders a block of the page again: the server's HTML replaces the content of its element (BLOCK-39). The caller
 * starts its islands. If the request fails, the content stays.
 *
 * @example
 * const response = await replaceWithWidget(element, api, { type: 9, id: 'b1', value: props });
 * if (response.ok) startIslands(element, options);
 */
export async function replaceWithWidget(
  element: Element,
  api: Pick<DataLayer, 'post'>,
  request: WidgetRequest,
): Promise<Result<string>> {
  const response = await requestWidget(api, request);
  if (response.ok) element.innerHTML = response.data;
  return response;
}
