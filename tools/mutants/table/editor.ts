import { bugsIn, type Mutant } from '../mutant.ts';

const bug = bugsIn('libs/page-model/src', 'unit');

export const editor: readonly Mutant[] = [
  bug(
    'apply/limit-errors.ts',
    'document.sections.length >= pageModelOptions.sections',
    'document.sections.length > pageModelOptions.sections',
    'apply/apply-operation.test.ts',
  ),
  bug(
    'apply/apply-to-sections.ts',
    "inverse: { kind: 'moveSection', sectionId, index: from }",
    "inverse: { kind: 'moveSection', sectionId, index }",
    'apply/apply-operation.test.ts',
    'history/random-edits.test.ts',
  ),
  bug(
    'apply/apply-to-blocks.ts',
    "{ kind, sectionId, blockId, placement: block.placement },\n      'layer',\n      block.layer",
    "{ kind, sectionId, blockId, placement: block.placement },\n      'layer',\n      layer",
    'history/random-edits.test.ts',
  ),
  bug(
    'apply/compact-operations.ts',
    'if (!statingKinds.has(earlier.kind)) return -1;',
    '',
    'history/random-edits.test.ts',
    'apply/compact-operations.test.ts',
  ),
  bug(
    'apply/compact-operations.ts',
    '{ ...earlier.props, ...later.props }',
    '{ ...later.props, ...earlier.props }',
    'history/random-edits.test.ts',
    'apply/compact-operations.test.ts',
  ),
  bug(
    'apply/apply-set-props.ts',
    'if (Object.keys(from.props).some((name) => !Object.hasOwn(to.props, name)))',
    'if (Object.keys(from.props).length < 1)',
    'history/random-edits.test.ts',
  ),
  bug('edit/layer.ts', 'block.layer ?? 0), 0) + 1', 'block.layer ?? 0), 0)', 'edit/edit.test.ts'),
  bug('edit/move-on-grid.ts', 'columns - cells.column + 1', 'columns', 'edit/edit.test.ts'),
  bug(
    'edit/move-on-grid.ts',
    '\n  ...(block.layer === undefined ? {} : { layer: block.layer }),',
    '',
    'edit/edit.test.ts',
  ),
  bug(
    'grid/find-free-placement.ts',
    'pageModelOptions.columns - width + 1; column',
    'pageModelOptions.columns - width; column',
    'grid/grid.test.ts',
    'edit/edit.test.ts',
  ),
  bug(
    'grid/phone-layout.ts',
    'row = Math.max(row, rowBelow(phone));',
    'row = rowBelow(phone);',
    'grid/grid.test.ts',
  ),
  bug(
    'grid/reading-order.ts',
    'one.placement.column - other.placement.column ||',
    'other.placement.column - one.placement.column ||',
    'grid/grid.test.ts',
  ),
  bug(
    'history/state.ts',
    'operation: inverse }), future: [] }',
    'operation: inverse }), future: state.future }',
    'history/create-history.test.ts',
  ),
  bug('history/state.ts', 'last.gesture === null || ', '', 'history/create-history.test.ts'),
];
