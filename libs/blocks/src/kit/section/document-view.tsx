import type { PageData, PageDocument } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { ViewPage } from '../block/view-props.ts';
import { continuesSection } from './continues-section.ts';
import { firstScreenLoading } from './first-screen-loading.ts';
import { SectionView } from './section-view.tsx';

interface DocumentViewProps {
  readonly document: PageDocument;
  readonly data: PageData;
  readonly page: ViewPage;
  /** Whether the document is at the top of the page. Default true. */
  readonly isTop?: boolean;
}

/** The sections of a document. */
export function DocumentView({ document, data, page, isTop = true }: DocumentViewProps): ReactNode {
  const { sections } = document;
  const loading = isTop ? firstScreenLoading(sections) : new Map();
  return sections.map((section, index) => (
    <SectionView
      key={section.id}
      section={section}
      data={data}
      page={page}
      loading={loading}
      continues={continuesSection(sections[index - 1], section)}
    />
  ));
}
