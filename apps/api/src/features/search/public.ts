/** What other features may call. */
export { foldWords } from './fold-words.ts';
export { splitWords } from './split-words.ts';
export { remakeSearchTexts } from './remake-texts.ts';
export { indexItem, indexPages } from './search-texts.queries.ts';
