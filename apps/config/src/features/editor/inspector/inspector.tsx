import { blockOf } from '@sitewright/blocks/schema';
import type { PageSummary } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { DocumentPart } from '../../../canvas/protocol.ts';
import { ErrorBoundary } from '../../../controls/error-boundary.tsx';
import { useSelected } from '../session/session-context.ts';
import { BlockPanel } from './block-panel.tsx';
import { PagePanel } from './page-panel.tsx';
import { SectionPanel } from './section-panel.tsx';
import styles from './inspector.module.css';

/** The panel of the selection: a block, a section, or else the page or footer. */
export function Inspector({
  part,
  page,
}: {
  readonly part: DocumentPart;
  readonly page: PageSummary;
}): ReactNode {
  const selected = useSelected();
  switch (selected.kind) {
    case 'block':
      return (
        <Panel title={blockOf(selected.block.type)?.label ?? 'Block'}>
          <ErrorBoundary
            key={selected.block.id}
            problem="The settings of this block cannot be shown. The page itself is not affected."
          >
            <BlockPanel section={selected.section} block={selected.block} />
          </ErrorBoundary>
        </Panel>
      );
    case 'section':
      return (
        <Panel title={selected.section.name ?? 'Section'}>
          <SectionPanel key={selected.section.id} section={selected.section} />
        </Panel>
      );
    default:
      return (
        <Panel title={part === 'page' ? page.title : 'Footer'}>
          <PagePanel part={part} page={page} />
        </Panel>
      );
  }
}

function Panel({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className={styles.panel} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  );
}
