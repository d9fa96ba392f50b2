import type { DataLayer, Result } from '@sitewright/data-layer';

/** A block as the server is asked to draw it. */
export interface WidgetRequest {
  /** Its number of `blockType`. */
  readonly type: number;
  readonly id: string;
  /** Its properties. */
  readonly value: Readonly<Record<string, unknown>>;
  /** The collection that it stands in, where it does. */
  readonly collectionId?: string;
}

interface WidgetAnswer {
  readonly data: { readonly html: string };
}

/** Asks the server for the HTML of one block, as it would be in the page; a failure is one of the data layer's. */
export async function requestWidget(
  api: Pick<DataLayer, 'post'>,
  { collectionId, ...widget }: WidgetRequest,
): Promise<Result<string>> {
  const answer = await api.post<WidgetAnswer>(
    'widget/GetWidgetRendering',
    { widgetJSON: widget, collectionId },
    { encoding: 'form' },
  );
  return answer.ok ? { ok: true, data: answer.data.data.html } : answer;
}
