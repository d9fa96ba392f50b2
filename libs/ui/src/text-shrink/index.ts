export { shrinkTexts, type ShrunkTexts } from './dom/shrink-texts.ts';
export { leastFontPx } from './search.ts';
