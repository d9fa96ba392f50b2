import type { Block, Operation, PageDocument, Section } from '@sitewright/contracts/entities';
import { countBlocks, findSection, readBlock } from '../document/find.ts';
import { replaceSection, withBlock, withOptional, withoutBlock } from '../document/replace.ts';
import { fitsGrid, fitsPhone } from '../grid/placement.ts';
import { pageModelOptions } from '../options.ts';
import { failEdit, type FailedEdit } from '../edit-error.ts';
import { findBlockLimitError } from './limit-errors.ts';
import type { Applied, Applier, OperationOf } from './applied.ts';

interface Target {
  readonly ok: true;
  readonly section: Section;
  readonly block: Block;
}

function findTarget(
  document: PageDocument,
  { sectionId, blockId }: { readonly sectionId: string; readonly blockId: string },
): Target | FailedEdit {
  const section = findSection(document, sectionId);
  if (section === undefined) return failEdit('unknownSection');
  const block = readBlock(section, blockId);
  return block === undefined ? failEdit('unknownBlock') : { ok: true, section, block };
}

const appliedWithBlock = (
  document: PageDocument,
  section: Section,
  block: Block,
  inverse: Operation,
): Applied => ({
  ok: true,
  document: replaceSection(document, withBlock(section, block)),
  inverse,
});

export const insertBlock: Applier<'insertBlock'> = (document, { sectionId, block }) => {
  const section = findSection(document, sectionId);
  if (section === undefined) return failEdit('unknownSection');
  const error = findBlockLimitError(document, section, block);
  if (error !== undefined) return failEdit(error);
  return appliedWithBlock(document, section, block, {
    kind: 'removeBlock',
    sectionId,
    blockId: block.id,
  });
};

export const removeBlock: Applier<'removeBlock'> = (document, operation) => {
  const target = findTarget(document, operation);
  if (!target.ok) return target;
  return {
    ok: true,
    document: replaceSection(document, withoutBlock(target.section, operation.blockId)),
    inverse: { kind: 'insertBlock', sectionId: operation.sectionId, block: target.block },
  };
};

/** Defines the complete placement of a block: an operation without `layer` removes the layer. */
export const placeBlock: Applier<'placeBlock'> = (document, operation) => {
  const target = findTarget(document, operation);
  if (!target.ok) return target;
  if (!fitsGrid(operation.placement)) return failEdit('outsideGrid');
  const { section, block } = target;
  const { kind, sectionId, blockId, placement, layer } = operation;
  return appliedWithBlock(
    document,
    section,
    withOptional({ ...block, placement }, 'layer', layer),
    withOptional<OperationOf<'placeBlock'>, 'layer'>(
      { kind, sectionId, blockId, placement: block.placement },
      'layer',
      block.layer,
    ),
  );
};

/** Without `phone` the block follows the derived phone layout again. */
export const placeBlockOnPhone: Applier<'placeBlockOnPhone'> = (document, operation) => {
  const target = findTarget(document, operation);
  if (!target.ok) return target;
  const { section, block } = target;
  const { kind, sectionId, blockId, phone } = operation;
  if (phone !== undefined && !fitsPhone(phone)) return failEdit('outsideGrid');
  return appliedWithBlock(
    document,
    section,
    withOptional(block, 'phone', phone),
    withOptional<OperationOf<'placeBlockOnPhone'>, 'phone'>(
      { kind, sectionId, blockId },
      'phone',
      block.phone,
    ),
  );
};

export const alignBlock: Applier<'alignBlock'> = (document, operation) => {
  const target = findTarget(document, operation);
  if (!target.ok) return target;
  const { section, block } = target;
  const { kind, sectionId, blockId, align } = operation;
  return appliedWithBlock(
    document,
    section,
    withOptional(block, 'align', align),
    withOptional<OperationOf<'alignBlock'>, 'align'>(
      { kind, sectionId, blockId },
      'align',
      block.align,
    ),
  );
};

/** Phone placement, layer and alignment move with the block. */
export const moveBlock: Applier<'moveBlock'> = (document, operation) => {
  const target = findTarget(document, operation);
  if (!target.ok) return target;
  const { section, block } = target;
  const { kind, sectionId, blockId, toSectionId, placement } = operation;
  const destination = findSection(document, toSectionId);
  if (destination === undefined) return failEdit('unknownSection');
  if (!fitsGrid(placement)) return failEdit('outsideGrid');
  const moved = { ...block, placement };
  const inverse: Operation = {
    kind,
    sectionId: toSectionId,
    blockId,
    toSectionId: sectionId,
    placement: block.placement,
  };
  if (section === destination) return appliedWithBlock(document, section, moved, inverse);
  if (countBlocks(destination) >= pageModelOptions.blocksPerLayout) {
    return failEdit('tooManyBlocks');
  }
  const withoutMoved = replaceSection(document, withoutBlock(section, blockId));
  return appliedWithBlock(withoutMoved, destination, moved, inverse);
};
