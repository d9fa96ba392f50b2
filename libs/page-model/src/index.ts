export { applyOperation, applyOperations } from './apply/apply-operation.ts';
export type { Applied, OperationOf } from './apply/applied.ts';
export { propsOperation } from './apply/apply-set-props.ts';
export { compactOperations, toBatch } from './apply/compact-operations.ts';
export { touchedBlocks, type TouchedBlock } from './apply/touched-blocks.ts';
export {
  createBlock,
  createDocument,
  createSection,
  defaultSectionDesign,
} from './document/create-document.ts';
export {
  countBlocks,
  findBlock,
  findSection,
  isIdTaken,
  readBlock,
  sectionIndex,
} from './document/find.ts';
export { currentSchemaVersion } from './document/migrate-document.ts';
export { openDocument } from './document/open-document.ts';
export { parseDocument, type ParsedDocument } from './document/parse-document.ts';
export { findDocumentError, usableDocument } from './document/usable-document.ts';
export { duplicateBlockOperation, duplicateSectionOperation } from './edit/duplicate.ts';
export { frontLayer, stepLayerOperation } from './edit/layer.ts';
export {
  followPhoneLayoutOperation,
  isSamePlacement,
  stepOnGrid,
  type GridStep,
} from './edit/move-on-grid.ts';
export { replaceDocumentOperations } from './edit/replace-document.ts';
export {
  cellsInView,
  resolvePlacement,
  type GridView,
  type PlacementTarget,
  type ResolvedPlacement,
} from './edit/resolve-placement.ts';
export { collisions, findFreePlacement, nextRow } from './grid/find-free-placement.ts';
export { isPhoneTouched, phoneLayout } from './grid/phone-layout.ts';
export {
  clampPhonePlacement,
  clampPlacement,
  fitsGrid,
  fitsPhone,
  overlaps,
  rowBelow,
  type Cells,
} from './grid/placement.ts';
export { drawingOrder } from './grid/drawing-order.ts';
export { readingOrder } from './grid/reading-order.ts';
export { createHistory, type History } from './history/create-history.ts';
export {
  initialHistory,
  transition,
  type HistoryEffect,
  type HistoryEvent,
  type HistoryState,
  type HistoryStep,
  type HistoryTransition,
} from './history/state.ts';
export { pageModelOptions } from './options.ts';
export { rebase, rebaseSequences, type Rebased } from './rebase/rebase.ts';
export { editErrors, type EditError, type FailedEdit } from './edit-error.ts';
export { fromRowView } from './row-view/from-row-view.ts';
export { rowView, type Row, type RowCell, type RowView } from './row-view/schema.ts';
export { toRowView } from './row-view/to-row-view.ts';
