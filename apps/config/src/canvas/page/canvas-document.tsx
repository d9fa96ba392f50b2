import { continuesSection, SectionView, type ViewPage } from '@sitewright/blocks/view';
import { memo, useMemo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { drawnDocument, type CanvasStore } from '../canvas-store.ts';
import { pageHere, type CanvasPage } from './page-here.ts';

/** Sections share what an edit does not touch, so that only the touched one is drawn again. */
const KeptSection = memo(SectionView);

/** The page's document, drawn by the views that the server draws it with. */
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
    () => ({ ...pageHere(window, { context, site, text }), currency, spacing }),
    [context, site, text, currency, spacing],
  );
  return document.sections.map((section, index) => (
    <KeptSection
      key={section.id}
      section={section}
      data={data}
      page={page}
      continues={continuesSection(document.sections[index - 1], section)}
    />
  ));
}
