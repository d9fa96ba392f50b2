/** What other features may call. */
export { reservedNameRefusal } from './page-address.ts';
export { insertPage } from './pages.queries.ts';
