/** The panels of the configuration area (specification 8). */
export const editor = {
  unableToLoadCollections: 'Unable to load collections',
  unableToLoadFonts: 'Unable to load fonts',
  unableToLoadFontPreview: 'Unable to load preview for {fontName}',
  noCodeOnAndroid: 'Code editing is not available on Android.',
} as const;
