export { findKitFonts, fontGone, type FontNews, type KitFont } from './find-kit-fonts.ts';
export { fontsStyleSheet, type ServiceFont } from './fonts-style-sheet.ts';
