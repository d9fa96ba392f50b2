import type { Block, PageDocument, Section } from '@sitewright/contracts/entities';
import { countBlocks, isIdTaken } from '../document/find.ts';
import { fitsGrid, fitsPhone } from '../grid/placement.ts';
import { pageModelOptions } from '../options.ts';
import type { EditError } from '../edit-error.ts';

/** Why a block can never be part of a section; undefined if it can. */
export const findBlockError = (block: Block): EditError | undefined =>
  fitsGrid(block.placement) && (block.phone === undefined || fitsPhone(block.phone))
    ? undefined
    : 'outsideGrid';

/** Why a new block cannot be added to a section (LIMIT-01). */
export function findBlockLimitError(
  document: PageDocument,
  section: Section,
  block: Block,
): EditError | undefined {
  if (isIdTaken(document, block.id)) return 'takenId';
  if (countBlocks(section) >= pageModelOptions.blocksPerLayout) return 'tooManyBlocks';
  return findBlockError(block);
}

/** Why a new section cannot be added to a document. */
export function findSectionLimitError(
  document: PageDocument,
  section: Section,
): EditError | undefined {
  if (document.sections.length >= pageModelOptions.sections) return 'tooManySections';
  if (countBlocks(section) > pageModelOptions.blocksPerLayout) return 'tooManyBlocks';
  if (isIdTaken(document, section.id)) return 'takenId';
  for (const [id, block] of Object.entries(section.layout.blocks)) {
    if (id !== block.id || id === section.id || isIdTaken(document, id)) return 'takenId';
    const error = findBlockError(block);
    if (error !== undefined) return error;
  }
  return undefined;
}
