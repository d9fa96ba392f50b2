export { pauseReasons } from './autoplay/pause-reason.ts';
export { randomOtherIndex } from './autoplay/random-index.ts';
export { galleryBlockDefaults, lightboxThemes } from './block/gallery-block-data.ts';
export { chooseSlides, toGallerySettings } from './block/gallery-settings.ts';
export { blockDataErrors } from './block/block-data-error.ts';
export { parseGalleryBlockData } from './block/parse-gallery-block-data.ts';
export { readGallerySettings } from './block/read-gallery-settings.ts';
export { needsRerender, rerenderFields } from './block/rerender.ts';
export { createGallery } from './create-gallery.ts';
export { blockDesigns, toEngineDesign } from './designs/block-design.ts';
export { carouselGroups, slidesPerGroup } from './designs/carousel-groups.ts';
export { columnCount, parseColumnWidth } from './designs/column-count.ts';
export { completeOptions, designDefaults, frameDefaults } from './designs/design-options.ts';
export { engineDesigns, indexedDesigns, isIndexedDesign } from './designs/engine-design.ts';
export { columnPlaces } from './designs/column-places.ts';
export { justifyRows } from './designs/justify-rows.ts';
export { layout } from './designs/layout.ts';
export { metaPositions } from './designs/meta-position.ts';
export { parseResizeAxis, parseStripAlignment } from './designs/strip-choices.ts';
export { clickBehaviors, parseClickBehavior } from './input/click-behavior.ts';
export { parseSnapPoints } from './input/snap-points.ts';
export { parseSwipeBoundaries, swipeLimits } from './input/swipe.ts';
export { findSlideIndex, itemAddress, readItemId, readNoMotion } from './item-id/item-id.ts';
export { galleryLabels } from './labels.ts';
export { linkGalleries } from './link-galleries.ts';
export { galleryMarkup } from './markup/gallery-markup.ts';
export { createSlideMedia, loaderErrors } from './media/create-slide-media.ts';
export { galleryDefaults } from './options.ts';
export { parseSlide, slideAttributes } from './slides/slide-attributes.ts';
export { slideRatio, thumbnailRatio } from './slides/slide-ratio.ts';
export { slideTypes } from './slides/slide.ts';
export { canGoNext, canGoPrevious, isRotating } from './state.ts';
export { transitionMotion } from './transitions/transition-motion.ts';
export { transitionNames } from './transitions/transition-name.ts';
export type { PauseReason } from './autoplay/pause-reason.ts';
export type { GalleryBlockData, LightboxTheme } from './block/gallery-block-data.ts';
export type { DesignOverrides, GallerySettings, SettingsOf } from './block/gallery-settings.ts';
export type { ThumbnailSettings } from './block/thumbnail-settings.ts';
export type { Gallery } from './run-gallery.ts';
export type { BlockDesign, DesignChoice } from './designs/block-design.ts';
export type {
  DesignOptions,
  FrameOptions,
  FullOptions,
  GivenOptions,
} from './designs/design-options.ts';
export type { EngineDesign, IndexedDesign } from './designs/engine-design.ts';
export type { ColumnPlace, ColumnsOptions } from './designs/column-places.ts';
export type { JustifiedRow, RowOptions } from './designs/justify-rows.ts';
export type { GalleryLayout, LayoutPart, LayoutStyle } from './designs/layout.ts';
export type { MetaPosition } from './designs/meta-position.ts';
export type { ActiveAlignment, ResizeAxis, StripAlignment } from './designs/strip-choices.ts';
export type { Direction } from './index-control/move-index.ts';
export type { ClickBehavior } from './input/click-behavior.ts';
export type { SnapPoints } from './input/snap-points.ts';
export type { SwipeBoundaries } from './input/swipe.ts';
export type { AddressParts } from './item-id/item-id.ts';
export type { GalleryLabels } from './labels.ts';
export type { GalleryAction } from './markup/gallery-action.ts';
export type { GalleryAttributes } from './markup/gallery-attributes.ts';
export type { GalleryMarkup, GalleryMarkupOptions } from './markup/gallery-markup.ts';
export type { ThumbnailMarkup } from './markup/thumbnail-markup.ts';
export type { SlideMedia, SlideMediaOptions, SlideVideo } from './media/create-slide-media.ts';
export type { GalleryMove, GalleryOptions, Schedule } from './options.ts';
export type { SlideAttributes, SlideDataset } from './slides/slide-attributes.ts';
export type { AspectRatio } from './slides/slide-ratio.ts';
export type { Slide, SlideType } from './slides/slide.ts';
export type { GalleryEvent, GalleryState } from './state.ts';
export type {
  MoveCircumstances,
  Motion,
  TransitionMotion,
} from './transitions/transition-motion.ts';
export type { TransitionName } from './transitions/transition-name.ts';
