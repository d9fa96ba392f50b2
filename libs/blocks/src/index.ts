export {
  blockCategories,
  defineBlock,
  type BlockCategory,
  type BlockDefinition,
  type PropsOf,
} from './block/define-block.ts';
export type { IslandModule, IslandRuntime, IslandStart } from './block/island.ts';
export { panelFields, type PanelField } from './block/panel-fields.ts';
export { parseProps, type ParsedProps, type StoredBlock } from './block/parse-props.ts';
export {
  property,
  type PanelControl,
  type PanelTab,
  type PropertyPanel,
} from './block/property.ts';
export type { BlockViewProps, PictureLoading, ViewPage } from './block/view-props.ts';
