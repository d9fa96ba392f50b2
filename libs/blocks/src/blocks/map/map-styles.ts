/** Map styles: the specification's names with the style files on the site. */
export const mapStyles = {
  Original: 'style-original.json',
  Grayscale: 'style-grayscale.json',
  Satellite: 'style-satellite.json',
  MinimalLight: 'style-minimal-light.json',
  MinimalDark: 'style-minimal-dark.json',
  MinimalBlue: 'style-minimal-blue.json',
} as const;

/** Name of a map style. */
export type MapStyleName = keyof typeof mapStyles;

/** The names, in the order of their numbers. */
export const mapStyleNames = Object.keys(mapStyles) as [MapStyleName, ...MapStyleName[]];
