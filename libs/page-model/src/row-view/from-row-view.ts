import type { Block, PageDocument, Placement, Section } from '@sitewright/contracts/entities';
import { createDocument, createSection } from '../document/create-document.ts';
import { clampPlacement, rowBelow } from '../grid/placement.ts';
import type { Row, RowView } from './schema.ts';

/** Height in grid rows of a block without an extension field, of which only the columns are known. */
const importedHeight = 4;

/**
 * The document of a row view. With its extension fields the document equals the exported one; without them, the rows
 * become one section, with columns side by side and their blocks stacked. `createId` returns ids that are unique in the
 * document.
 */
export function fromRowView(view: RowView, createId: () => string): PageDocument {
  const sections = new Map<string, Section>(
    view.layout.extension?.sections.map((section) => [
      section.id,
      { ...section, layout: { columns: 12, blocks: {} } },
    ]),
  );
  let imported: Section | undefined;
  let nextRow = 1;
  for (const row of view.layout.rows) {
    const known = sections.get(row.extension?.sectionId ?? '');
    const section = known ?? (imported ??= createSection(createId()));
    if (known === undefined) sections.set(section.id, section);
    const blocks = readRow(row, nextRow, createId);
    for (const block of blocks) {
      section.layout.blocks[block.id] = block;
      if (known === undefined) nextRow = Math.max(nextRow, rowBelow(block.placement));
    }
  }
  return createDocument([...sections.values()]);
}

function readRow(row: Row, firstRow: number, createId: () => string): Block[] {
  const blocks: Block[] = [];
  let column = 1;
  for (const cell of row.columns) {
    let gridRow = firstRow;
    for (const { extension, ...content } of cell.blocks) {
      const placement: Placement = clampPlacement({
        column,
        row: gridRow,
        width: cell.span,
        height: importedHeight,
      });
      blocks.push(
        extension === undefined
          ? { id: createId(), ...content, placement }
          : { ...content, ...extension },
      );
      gridRow += importedHeight;
    }
    column += cell.span;
  }
  return blocks;
}
