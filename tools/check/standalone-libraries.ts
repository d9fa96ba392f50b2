/** The libraries that depend on nothing else here, in the order of the README. Their tag in Nx is `standalone`. */
export const standaloneLibraries = [
  'money',
  'gallery-engine',
  'form-runtime',
  'data-layer',
  'analytics-census',
  'cookie-banner',
  'escape-manager',
  'image-loader',
] as const;
