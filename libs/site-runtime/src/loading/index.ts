export { ChunkLoadError, loadChunk, type ChunkOptions, type Timer } from './load-chunk.ts';
export { loadStyleSheet, StyleSheetLoadError } from './load-style-sheet.ts';
export { loadingDefaults, uiLibraryPath } from './options.ts';
export { waitForGlobal, type WaitOptions } from './wait-for-global.ts';
