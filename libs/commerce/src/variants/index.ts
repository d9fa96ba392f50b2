export { completeMatrix } from './complete-matrix.ts';
export { findMatrixError, type MatrixError } from './find-matrix-error.ts';
export { missingCombinations } from './missing-combinations.ts';
export {
  optionChoices,
  type ChoiceState,
  type ChoosableVariant,
  type OptionChoice,
} from './option-choices.ts';
export {
  combinationCount,
  optionsOf,
  variantName,
  type OptionedVariant,
  type OptionValue,
  type ProductOption,
  type VariantMatrix,
} from './product-options.ts';
export {
  layoutOf,
  rebuildMatrix,
  type LayoutName,
  type LayoutOption,
  type OptionLayout,
  type RebuiltMatrix,
} from './rebuild-matrix.ts';
