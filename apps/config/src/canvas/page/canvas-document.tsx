import { continuesSection, SectionView, type ViewPage } from '@sitewright/blocks/view';
import { memo, useMemo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { drawnDocument, type CanvasStore } from '../canvas-store.ts';
import { canvasViewPage, type CanvasPage } from './canvas-view-page.ts';

/** An edit keeps the identity of unchanged sections, so that only the edited one renders again. */
const CachedSection = memo(SectionView);

/** The page's document, rendered with the views that the server uses. */
export function CanvasDocument({
  store,
  context,
  site,
  text,
}: CanvasPage & { readonly store: CanvasStore }): ReactNode {
  const document = useStore(store, drawnDocument);
  const data = useStore(store, (state) => state.data);
  const { currency, styles } = useStore(store, (state) => state.site) ?? site;
  const { spacing } = styles;
  const page: ViewPage = useMemo(
    () => ({ ...canvasViewPage(window, { context, site, text }), currency, spacing }),
    [context, site, text, currency, spacing],
  );
  return document.sections.map((section, index) => (
    <CachedSection
      key={section.id}
      section={section}
      data={data}
      page={page}
      continues={continuesSection(document.sections[index - 1], section)}
    />
  ));
}
