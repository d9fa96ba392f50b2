export { shrinkTexts, type ShrunkTexts } from './dom/shrink-texts.ts';
export { minFontPx } from './search.ts';
