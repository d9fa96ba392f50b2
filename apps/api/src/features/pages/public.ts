/** What other features may call. */
export { insertSave } from './document.queries.ts';
export { reservedNameRefusal } from './page-address.ts';
export { insertPage } from './pages.queries.ts';
