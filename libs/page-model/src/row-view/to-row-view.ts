import type { Block, PageDocument, Section } from '@sitewright/contracts/entities';
import { readingOrder } from '../grid/reading-order.ts';
import type { Row, RowView } from './schema.ts';

/**
 * A document as rows (CONTENT-02): blocks of a section that start in the same grid row share a row. `fromRowView`
 * restores the same document.
 */
export function toRowView(document: PageDocument): RowView {
  const rows = document.sections.flatMap(sectionRows);
  if (document.sections.length === 0) return { raw: false, layout: { columns: 12, rows } };
  const sections = document.sections.map(({ layout: _layout, ...rest }) => rest);
  return { raw: false, layout: { columns: 12, rows, extension: { sections } } };
}

function sectionRows(section: Section): Row[] {
  const rows = new Map<number, Block[]>();
  for (const block of readingOrder(section.layout)) {
    const row = rows.get(block.placement.row);
    if (row === undefined) rows.set(block.placement.row, [block]);
    else row.push(block);
  }
  return [...rows.values()].map((blocks) => ({
    columns: blocks.map(({ type, version, props, ...extension }) => ({
      span: extension.placement.width,
      blocks: [{ type, version, props, extension }],
    })),
    extension: { sectionId: section.id },
  }));
}
