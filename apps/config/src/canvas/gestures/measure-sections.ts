import type { PageDocument } from '@sitewright/contracts/entities';
import { gridElement, sectionElement } from '../page/find-elements.ts';
import { measureColumns, type MeasuredColumns } from './measure-columns.ts';
import type { SectionExtent } from './section-under.ts';

/** The sections of a page at the start of a gesture. */
export interface MeasuredSections {
  /** By section id. */
  readonly columns: ReadonlyMap<string, MeasuredColumns>;
  readonly extents: readonly SectionExtent[];
}

/** Measures the columns and vertical extents of all sections of a document. */
export function measureSections(window: Window, { sections }: PageDocument): MeasuredSections {
  const columns = new Map<string, MeasuredColumns>();
  const extents: SectionExtent[] = [];
  for (const { id: sectionId } of sections) {
    const section = sectionElement(window.document, sectionId);
    const grid = section && gridElement(section);
    if (!section || !grid) continue;
    const { top, bottom } = section.getBoundingClientRect();
    const { scrollY } = window;
    columns.set(sectionId, measureColumns(grid));
    extents.push({ sectionId, top: top + scrollY, bottom: bottom + scrollY });
  }
  return { columns, extents };
}
