import type { DataLayer, Result } from '@sitewright/data-layer';

/** A block in a render request. */
export interface WidgetRequest {
  /** Its code in `blockType`. */
  readonly type: number;
  readonly id: string;
  /** Its properties. */
  readonly value: Readonly<Record<string, unknown>>;
  /** The collection of the page that contains it, if any. */
  readonly collectionId?: string;
}

interface WidgetResponse {
  readonly data: { readonly html: string };
}

/** Requests the HTML of one block, as it is in the page; errors are those of the data layer. */
export async function requestWidget(
  api: Pick<DataLayer, 'post'>,
  { collectionId, ...widget }: WidgetRequest,
): Promise<Result<string>> {
  const response = await api.post<WidgetResponse>(
    'widget/GetWidgetRendering',
    { widgetJSON: widget, collectionId },
    { encoding: 'form' },
  );
  return response.ok ? { ok: true, data: response.data.data.html } : response;
}
