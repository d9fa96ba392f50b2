export {
  blockCategories,
  defineBlock,
  type BlockCategory,
  type BlockDefinition,
  type PropsOf,
} from './kit/block/define-block.ts';
export type { IslandModule, IslandRuntime, IslandStart } from './kit/block/island.ts';
export { panelFields, type PanelField } from './kit/block/panel-fields.ts';
export { parseProps, type ParsedProps, type StoredBlock } from './kit/block/parse-props.ts';
export {
  property,
  type PanelControl,
  type PanelTab,
  type PropertyPanel,
} from './kit/block/property.ts';
export type { BlockViewProps, PictureLoading, ViewPage } from './kit/block/view-props.ts';
