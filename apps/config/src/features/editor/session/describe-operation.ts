import { blockOf } from '@sitewright/blocks/schema';
import type { Operation, PageDocument } from '@sitewright/contracts/entities';
import { findBlock } from '@sitewright/page-model';

/** Describes an edit, such as `delete Image` in `Undo: delete Image`. `document` is the document before the edit. */
export function describeOperation(operation: Operation, document: PageDocument): string {
  switch (operation.kind) {
    case 'insertSection':
      return 'add section';
    case 'removeSection':
      return 'delete section';
    case 'moveSection':
      return 'move section';
    case 'designSection':
      return 'change the style of a section';
    case 'nameSection':
      return 'rename section';
    case 'insertBlock':
      return `add ${labelOf(operation.block.type)}`;
    case 'removeBlock':
      return `delete ${labelIn(document, operation.blockId)}`;
    case 'setProps':
      return `change ${labelIn(document, operation.blockId)}`;
    case 'alignBlock':
      return `align ${labelIn(document, operation.blockId)}`;
    case 'batch':
      return describeAll(operation.operations, document);
    default:
      return `${isResize(operation, document) ? 'resize' : 'move'} ${labelIn(document, operation.blockId)}`;
  }
}

/** Describes several edits of one gesture by the first one, with `and more` if they differ. */
function describeAll(steps: readonly unknown[], document: PageDocument): string {
  // Declarations of the recursive schema widen the type of a batch's steps; each is an operation.
  const operations = steps as readonly Operation[];
  const [first, ...others] = new Set(
    operations.map((operation) => describeOperation(operation, document)),
  );
  if (first === undefined) return 'change the page';
  return others.length === 0 ? first : `${first} and more`;
}

const labelOf = (type: number): string => blockOf(type)?.label ?? 'a block';

function labelIn(document: PageDocument, blockId: string): string {
  const found = findBlock(document, blockId);
  return found === undefined ? 'a block' : labelOf(found.block.type);
}

type PlacementEdit = Extract<Operation, { kind: 'placeBlock' | 'placeBlockOnPhone' | 'moveBlock' }>;

function isResize(operation: PlacementEdit, document: PageDocument): boolean {
  if (operation.kind !== 'placeBlock') return false;
  const before = findBlock(document, operation.blockId)?.block.placement;
  const { column, row, width, height } = operation.placement;
  const isSameSize = before?.width === width && before.height === height;
  return before?.column === column && before.row === row && !isSameSize;
}
