/** For other features. */
export { indexTerms } from './index-terms.ts';
export { readSearchQuery, termOf, type SearchQuery, type SearchTerm } from './search-terms.ts';
export { convertOutdatedSearchTexts } from './remake-texts.ts';
export { indexItem, indexPages } from './search-texts.queries.ts';
