import { choice } from '../choice.ts';
import { parseColumnWidth } from '../designs/column-count.ts';
import { parseMetaPosition } from '../designs/meta-position.ts';
import { parseActiveAlignment } from '../designs/strip-choices.ts';
import { parsePositiveNumber } from '../positive-number.ts';
import { transitionNames } from '../transitions/transition-name.ts';
import { lightboxThemes, type GalleryBlockData } from './gallery-block-data.ts';

type FieldReader<Value> = (value: unknown) => Value | undefined;

const text: FieldReader<string> = (value) => (typeof value === 'string' ? value : undefined);

/** Accepts what attributes hold: `true`, `'true'`, `false`, `'false'`. */
const flag: FieldReader<boolean> = (value) => {
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : undefined;
};

/** A length or share: a number of at least 0, or the text of one. */
const length: FieldReader<number> = (value) =>
  value === 0 || value === '0' ? 0 : parsePositiveNumber(value);

const count: FieldReader<number> = (value) => {
  const number = parsePositiveNumber(value);
  return Number.isInteger(number) ? number : undefined;
};

const ratio: FieldReader<GalleryBlockData['imageAspectRatio']> = (value) =>
  value === 'Auto' ? value : parsePositiveNumber(value);

/** How each field of block data is read; `undefined` refuses the value. */
export const blockFields: {
  readonly [Field in keyof Required<GalleryBlockData>]: FieldReader<
    NonNullable<GalleryBlockData[Field]>
  >;
} = {
  design: text,
  imageAspectRatio: ratio,
  aspectRatio: ratio,
  slidesPerRow: count,
  lightbox: flag,
  lightboxTheme: choice(lightboxThemes),
  mixedContent: flag,
  columnWidth: parseColumnWidth,
  gutter: length,
  listImageSize: length,
  vSize: parsePositiveNumber,
  'active-alignment': parseActiveAlignment,
  'thumbnails-per-row': count,
  padding: length,
  autoplay: flag,
  'autoplay-duration': parsePositiveNumber,
  randomize: flag,
  transition: choice(transitionNames),
  'auto-crop': flag,
  'square-thumbs': flag,
  thumbnails: flag,
  'thumbnail-strip-height': length,
  'thumbnail-strip-margin': length,
  'meta-position': parseMetaPosition,
  methodOption: text,
  transientGallery: flag,
};
