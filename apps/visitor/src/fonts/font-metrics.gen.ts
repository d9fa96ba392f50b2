// Written by `npm run generate` from the font files. Do not edit.

/** What each family measures, in percent of its size: `widths` is the mean letter of English text, by weight. */
export const fontMetrics = {
  'bricolage-grotesque': {
    ascent: 93,
    descent: 27,
    widths: { 200: 45.934, 300: 46.515, 400: 47.096, 500: 47.678, 600: 48.259, 700: 48.84, 800: 49.421 },
  },
  cormorant: {
    ascent: 92.4,
    descent: 28.7,
    widths: { 300: 38.764, 400: 38.876, 500: 39.017, 600: 39.171, 700: 39.326 },
  },
  'dm-sans': {
    ascent: 99.2,
    descent: 31,
    widths: { 100: 41.749, 200: 43.888, 300: 46.025, 400: 46.588, 500: 47.363, 600: 48.333, 700: 49.059, 800: 49.301, 900: 49.786, 1000: 50.804 },
  },
  fraunces: {
    ascent: 97.8,
    descent: 25.5,
    widths: { 100: 43.477, 200: 44.206, 300: 44.935, 400: 46.394, 500: 47.123, 600: 47.852, 700: 49.311, 800: 50.04, 900: 50.769 },
  },
  'instrument-sans': {
    ascent: 97,
    descent: 25,
    widths: { 400: 45.254, 500: 45.901, 600: 46.548, 700: 47.195 },
  },
  inter: {
    ascent: 96.875,
    descent: 24.121,
    widths: { 100: 44.885, 200: 45.711, 300: 46.537, 400: 47.363, 500: 47.795, 600: 48.226, 700: 48.658, 800: 49.185, 900: 49.761 },
  },
  karla: {
    ascent: 91.7,
    descent: 25.2,
    widths: { 200: 43.579, 300: 44.656, 400: 45.681, 500: 46.552, 600: 47.166, 700: 47.73, 800: 49.881 },
  },
  manrope: {
    ascent: 106.6,
    descent: 30,
    widths: { 200: 44.104, 300: 44.903, 400: 45.702, 500: 46.501, 600: 47.3, 700: 48.099, 800: 48.897 },
  },
  newsreader: {
    ascent: 73.5,
    descent: 26.5,
    widths: { 200: 40.568, 300: 41.159, 400: 42.153, 500: 43.118, 600: 44.199, 700: 45.28, 800: 46.979 },
  },
  'playfair-display': {
    ascent: 108.2,
    descent: 25.1,
    widths: { 400: 44.933, 500: 45.236, 600: 45.539, 700: 45.841, 800: 46.144, 900: 46.447 },
  },
  'space-grotesk': {
    ascent: 98.4,
    descent: 29.2,
    widths: { 300: 48.942, 400: 48.926, 500: 48.907, 600: 48.897, 700: 48.888 },
  },
  syne: {
    ascent: 92.5,
    descent: 27.5,
    widths: { 400: 43.684, 500: 46.984, 600: 50.45, 700: 54.411, 800: 78.287 },
  },
  'work-sans': {
    ascent: 93,
    descent: 24.3,
    widths: { 100: 44.679, 200: 45.681, 300: 47.518, 400: 50.023, 500: 50.008, 600: 49.991, 700: 49.968, 800: 49.944, 900: 49.923 },
  },
} as const;

/** The mean letter of the fonts that devices have, in percent of their size. */
export const deviceWidths = {
  sans: 44.128,
  'sans bold': 47.715,
  serif: 39.987,
  'serif bold': 42.541,
} as const;
