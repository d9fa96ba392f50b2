export {
  blockCategories,
  type BlockCategory,
  type BlockDefinition,
  type PropsOf,
} from '../../kit/block/define-block.ts';
export { isShown } from '../../kit/block/is-shown.ts';
export { panelFields, type PanelField } from '../../kit/block/panel-fields.ts';
export { parseProps, type ParsedProps, type StoredBlock } from '../../kit/block/parse-props.ts';
export {
  panelControls,
  panelTabs,
  type PanelControl,
  type PanelTab,
  type PropertyPanel,
} from '../../kit/block/property.ts';
export {
  fontFamilies,
  type FontFamily,
  type FontFamilyName,
} from '../../kit/site-style/font-families.ts';
export { blocks } from './blocks.gen.ts';
export { blockList, blockOf } from './block-of.ts';
export { findPropsError, type PropsError } from './find-props-error.ts';
export { documentText } from './document-text.ts';
export { plainText } from '../../kit/rich-text/plain-text.ts';
export { policyOrigin } from '../../kit/block/policy-origin.ts';
