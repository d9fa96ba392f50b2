import { choice } from '../choice.ts';
import { parseColumnWidth } from '../designs/column-count.ts';
import { parseMetaPosition } from '../designs/meta-position.ts';
import { parseActiveAlignment } from '../designs/strip-choices.ts';
import { parseLength, parsePositiveNumber } from '../number-option.ts';
import { parseCount, parseFlag, parseRatio, type OptionReader } from '../option-values.ts';
import { transitionNames } from '../transitions/transition-name.ts';
import { lightboxThemes, type GalleryBlockData } from './gallery-block-data.ts';

const text: OptionReader<string> = (value) => (typeof value === 'string' ? value : undefined);

/** The reader of each field of block data; `undefined` rejects the value. */
export const blockFields: {
  readonly [Field in keyof Required<GalleryBlockData>]: OptionReader<
    NonNullable<GalleryBlockData[Field]>
  >;
} = {
  design: text,
  imageAspectRatio: parseRatio,
  aspectRatio: parseRatio,
  slidesPerRow: parseCount,
  lightbox: parseFlag,
  lightboxTheme: choice(lightboxThemes),
  mixedContent: parseFlag,
  columnWidth: parseColumnWidth,
  gutter: parseLength,
  listImageSize: parseLength,
  vSize: parsePositiveNumber,
  'active-alignment': parseActiveAlignment,
  'thumbnails-per-row': parseCount,
  padding: parseLength,
  autoplay: parseFlag,
  'autoplay-duration': parsePositiveNumber,
  randomize: parseFlag,
  transition: choice(transitionNames),
  'auto-crop': parseFlag,
  'square-thumbs': parseFlag,
  thumbnails: parseFlag,
  'thumbnail-strip-height': parseLength,
  'thumbnail-strip-margin': parseLength,
  'meta-position': parseMetaPosition,
  methodOption: text,
  transientGallery: parseFlag,
};
