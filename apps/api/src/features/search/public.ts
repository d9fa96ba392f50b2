/** What other features may call. */
export { foldWords } from './fold-words.ts';
export { indexItem, indexPages } from './search-texts.queries.ts';
