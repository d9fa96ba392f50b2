export type {
  CartGlance,
  EscapeTarget,
  IslandModule,
  IslandRuntime,
  IslandStart,
  Viewer,
} from '../block/island.ts';
export { animateBlocks } from '../animation/animate-blocks.ts';
export { blockIslands } from './islands.gen.ts';
export { formSubmitted } from '../form/form-events.ts';
export { addedToCart, type AddedToCart } from '../product/product-events.ts';
export { isPlainPress } from '../link/is-plain-press.ts';
export { leaveFieldAtEscape } from '../form/leave-field-at-escape.ts';
export { leaveNumberOnWheel } from '../form/leave-number-on-wheel.ts';
export type { CreateCaptcha } from '../form/captcha-on-touch.ts';
export { formatAmount } from '../price/format-amount.ts';
export { gatherOptions, type GatheredOptions } from '../map/gather-options.ts';
export { loadOnce, type LoadOnceOptions } from '../map/load-once.ts';
export type { LiveMap, MapLibrary, MapOptions, MapRequest } from '../map/map-library.ts';
export { mapDefaults, type Point } from '../map/map-location.ts';
export { markerShape } from '../map/marker-shape.ts';
export { mapStyles, type MapStyleName } from '../map/map-styles.ts';
export { startMapFrame } from '../map-provider/start-map-frame.ts';
export type { StreamLibrary, StreamRequest } from '../video/stream-library.ts';
export { replaceWithWidget } from '../widget/replace-with-widget.ts';
export { requestWidget, type WidgetRequest } from '../widget/request-widget.ts';
