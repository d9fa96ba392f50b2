/** What other features may call. */
export { insertSave } from './document.queries.ts';
export { insertPage, insertPageRow } from './pages.queries.ts';
export { findReservedTitleError } from './reserved-title.ts';
