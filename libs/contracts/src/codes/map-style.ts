import { defineCodes, type CodeOf } from './define-codes.ts';

/** The visual style of a map (specification 3; ENUM-17). */
export const mapStyle = defineCodes('map style', {
  ORIGINAL: 1,
  GRAYSCALE: 2,
  SATELLITE: 3,
  MINIMAL_LIGHT: 4,
  MINIMAL_DARK: 5,
  MINIMAL_BLUE: 6,
});

/** A map style's number. */
export type MapStyle = CodeOf<typeof mapStyle>;
