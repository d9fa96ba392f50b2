import type { DataLayer, Result } from '@sitewright/data-layer';
import { requestWidget, type WidgetRequest } from './request-widget.ts';

/**
 * Draws a block of the page anew: the server's HTML takes the place of what is in its element (BLOCK-39). Islands in it
 * are for the caller to start. What was there stays when the server cannot be asked.
 *
 * @example
 * const answer = await replaceWithWidget(element, api, { type: 9, id: 'b1', value: props });
 * if (answer.ok) startIslands(element, options);
 */
export async function replaceWithWidget(
  element: Element,
  api: Pick<DataLayer, 'post'>,
  request: WidgetRequest,
): Promise<Result<string>> {
  const answer = await requestWidget(api, request);
  if (answer.ok) element.innerHTML = answer.data;
  return answer;
}
