import type { PageData, PageView } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { jsonText } from './json-text.ts';

/** The scripts that make a page editable inside the configuration area: its data, and the canvas that renders it. */
export const CanvasScripts = ({
  editing,
  data,
}: {
  readonly editing: NonNullable<PageView['editing']>;
  readonly data: PageData;
}): ReactNode => (
  <>
    <script
      id="page-data"
      type="application/json"
      dangerouslySetInnerHTML={{ __html: jsonText(data) }}
    />
    <script
      type="module"
      src={editing.canvasScript}
      data-page-id={editing.pageId}
      data-config-origin={editing.configOrigin}
    />
  </>
);
