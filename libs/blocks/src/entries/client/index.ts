export type {
  CartSummary,
  EscapeTarget,
  IslandModule,
  IslandRuntime,
  IslandStart,
  Viewer,
} from '../../kit/block/island.ts';
export { animateBlocks } from '../../kit/animation/animate-blocks.ts';
export { blockIslands } from './islands.gen.ts';
export { formSubmitted } from '../../blocks/form/form-events.ts';
export { addedToCart, type AddedToCart } from '../../blocks/product/product-events.ts';
export { isPlainPress } from '../../kit/link/is-plain-press.ts';
export { leaveFieldAtEscape } from '../../blocks/form/leave-field-at-escape.ts';
export { leaveNumberOnWheel } from '../../blocks/form/leave-number-on-wheel.ts';
export type { CreateCaptcha } from '../../blocks/form/create-lazy-captcha.ts';
export { formatAmount } from '../../kit/price/format-amount.ts';
export { debounceOptions, type DebouncedOptions } from '../../blocks/map/debounce-options.ts';
export { loadOnce, type LoadOnceOptions } from '../../blocks/map/load-once.ts';
export type { LiveMap, MapLibrary, MapOptions, MapRequest } from '../../blocks/map/map-library.ts';
export { mapDefaults, type Point } from '../../blocks/map/map-location.ts';
export { markerShape } from '../../blocks/map/marker-shape.ts';
export { mapStyles, type MapStyleName } from '../../blocks/map/map-styles.ts';
export { startMapFrame } from '../../kit/map-provider/start-map-frame.ts';
export type { StreamLibrary, StreamRequest } from '../../blocks/video/stream-library.ts';
export { replaceWithWidget } from '../../kit/widget/replace-with-widget.ts';
export { requestWidget, type WidgetRequest } from '../../kit/widget/request-widget.ts';
