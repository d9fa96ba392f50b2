export {
  blockCategories,
  type BlockCategory,
  type BlockDefinition,
  type PropsOf,
} from '../block/define-block.ts';
export { isShown } from '../block/is-shown.ts';
export { panelFields, type PanelField } from '../block/panel-fields.ts';
export { parseProps, type ParsedProps, type StoredBlock } from '../block/parse-props.ts';
export {
  panelControls,
  panelTabs,
  type PanelControl,
  type PanelTab,
  type PropertyPanel,
} from '../block/property.ts';
export { fontFamilies, type FontFamily, type FontFamilyName } from '../site-style/font-families.ts';
export { blocks } from './blocks.gen.ts';
export { blockList, blockOf } from './block-of.ts';
export { findPropsError, type PropsError } from './find-props-error.ts';
export { documentWords } from './document-words.ts';
export { plainText } from '../rich-text/plain-text.ts';
export { policyOrigin } from '../block/policy-origin.ts';
