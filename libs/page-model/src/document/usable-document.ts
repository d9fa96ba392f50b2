import type { Block, PageDocument, Placement, Section } from '@sitewright/contracts/entities';
import { belowOthers } from '../grid/below-others.ts';
import { clampPhonePlacement, clampPlacement, fitsGrid, fitsPhone } from '../grid/placement.ts';
import type { EditError } from '../edit-error.ts';
import { createDocument } from './create-document.ts';
import { isRecord } from './is-record.ts';
import { holdsSections, migrateDocument } from './migrate-document.ts';
import { usableDesign } from './usable-design.ts';

const sides = ['column', 'row', 'width', 'height'] as const;

const isPlaced = (cells: unknown): boolean =>
  isRecord(cells) && sides.every((side) => Number.isFinite(cells[side]));

const insideGrid = (cells: Placement): Placement =>
  fitsGrid(cells) ? cells : clampPlacement(cells);

function usableBlock(block: Block, nextPlacement: () => Placement): Block {
  const { phone, ...rest } = block;
  const placed = isPlaced(block.placement) ? insideGrid(block.placement) : nextPlacement();
  if (phone === undefined)
    return placed === block.placement ? block : { ...block, placement: placed };
  if (!isPlaced(phone)) return { ...rest, placement: placed };
  const usablePhone = fitsPhone(phone) ? phone : clampPhonePlacement(phone);
  return placed === block.placement && usablePhone === phone
    ? block
    : { ...block, placement: placed, phone: usablePhone };
}

function usableSection(section: Section): Section {
  const { layout } = section;
  const stored = Object.entries(layout.blocks);
  const validEntries = stored.filter(([, block]) => isRecord(block));
  const nextPlacement = belowOthers(() =>
    validEntries.flatMap(([, block]) =>
      isPlaced(block.placement) ? [{ ...block, placement: insideGrid(block.placement) }] : [],
    ),
  );
  const usable = validEntries.map(
    ([id, block]) => [id, usableBlock(block, nextPlacement)] as const,
  );
  const design = usableDesign(section.design);
  const isUnchanged =
    validEntries.length === stored.length &&
    usable.every(([, block], index) => block === validEntries[index]?.[1]) &&
    design === section.design;
  return isUnchanged
    ? section
    : { ...section, design, layout: { ...layout, blocks: Object.fromEntries(usable) } };
}

const hasLayout = (section: unknown): boolean =>
  isRecord(section) && isRecord(section['layout']) && isRecord(section['layout']['blocks']);

/**
 * Generates ids for elements of older versions that have none: the same ids whenever the document is read, so that
 * edits of the rendered document find them.
 */
function createCountingIds(): () => string {
  let count = 0;
  return () => `older${(count += 1)}`;
}

/**
 * A stored document for rendering. Omits invalid sections and blocks, places blocks without a placement below the
 * others, and replaces invalid design members with defaults. Migrates older versions, reads newer versions as far as
 * possible, and renders nothing for anything else: `findDocumentError` reports both. Returns a valid document itself,
 * at the cost of checking each placement and design: suitable for requests. Use `parseDocument` for external input, and
 * `openDocument` for editing.
 */
export function usableDocument(stored: unknown): PageDocument {
  const migrated = migrateDocument(stored, createCountingIds());
  const source = migrated.ok ? migrated.document : stored;
  if (!holdsSections(source)) return createDocument();
  const document = source as unknown as PageDocument;
  const sections = document.sections.filter(hasLayout).map(usableSection);
  const isUnchanged =
    sections.length === document.sections.length &&
    sections.every((section, index) => section === document.sections[index]);
  return isUnchanged ? document : { ...document, sections };
}

/**
 * Why `usableDocument` does not show all of a stored document: a newer version, or an unknown shape. Undefined for
 * readable or repaired input. Check this before overwriting the stored document.
 */
export function findDocumentError(stored: unknown): EditError | undefined {
  const migrated = migrateDocument(stored, createCountingIds());
  if (!migrated.ok) return migrated.error;
  return holdsSections(migrated.document) ? undefined : 'invalidDocument';
}
