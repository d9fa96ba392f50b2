import type { PageData, PageDocument } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { ViewPage } from '../block/view-props.ts';
import { SectionView } from './section-view.tsx';

interface DocumentViewProps {
  readonly document: PageDocument;
  readonly data: PageData;
  readonly page: ViewPage;
  /** Whether the document stands at the top of the page. Default true. */
  readonly isTop?: boolean;
}

/** The sections of a document, one below the other. */
export function DocumentView({ document, data, page, isTop = true }: DocumentViewProps): ReactNode {
  return document.sections.map((section, index) => (
    <SectionView
      key={section.id}
      section={section}
      data={data}
      page={page}
      isFirst={isTop && index === 0}
    />
  ));
}
