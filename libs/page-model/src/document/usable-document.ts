import type { Block, PageDocument, Section } from '@sitewright/contracts/entities';
import { clampPhonePlacement, clampPlacement, fitsGrid, fitsPhone } from '../grid/placement.ts';
import { createDocument } from './create-document.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sides = ['column', 'row', 'width', 'height'] as const;

const isPlaced = (cells: unknown): boolean =>
  isRecord(cells) && sides.every((side) => Number.isFinite(cells[side]));

/** Where a block stands that has no place of its own. */
const lost = { column: 1, row: 1, width: 12, height: 1 } as const;

function usableBlock(block: Block): Block {
  const { phone, ...rest } = block;
  const place = isPlaced(block.placement) ? block.placement : lost;
  const placed = fitsGrid(place) ? place : clampPlacement(place);
  if (phone === undefined)
    return placed === block.placement ? block : { ...block, placement: placed };
  if (!isPlaced(phone)) return { ...rest, placement: placed };
  const onPhone = fitsPhone(phone) ? phone : clampPhonePlacement(phone);
  return placed === block.placement && onPhone === phone
    ? block
    : { ...block, placement: placed, phone: onPhone };
}

function usableSection(section: Section): Section {
  const { layout } = section;
  let isChanged = false;
  const blocks: Record<string, Block> = {};
  for (const [id, block] of Object.entries(layout.blocks)) {
    if (!isRecord(block)) {
      isChanged = true;
      continue;
    }
    const usable = usableBlock(block);
    isChanged ||= usable !== block;
    blocks[id] = usable;
  }
  return isChanged ? { ...section, layout: { ...layout, blocks } } : section;
}

const hasLayout = (section: unknown): boolean =>
  isRecord(section) && isRecord(section['layout']) && isRecord(section['layout']['blocks']);

/**
 * A document of the current version as it can be drawn, whatever stands in the database: what is no section or block is
 * left out, and a block without a place gets one. The document itself where nothing is wrong, which costs a look at each
 * place: for reading on a request. What comes from outside is `parseDocument`’s.
 */
export function usableDocument(stored: unknown): PageDocument {
  if (!isRecord(stored) || !Array.isArray(stored['sections'])) return createDocument();
  const document = stored as unknown as PageDocument;
  const sections = document.sections.filter(hasLayout).map(usableSection);
  const isWhole =
    sections.length === document.sections.length &&
    sections.every((section, index) => section === document.sections[index]);
  return isWhole ? document : { ...document, sections };
}
