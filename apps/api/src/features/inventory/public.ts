/** What other features may call. */
export { clearLowStock } from './low-stock.queries.ts';
export { notifyLowStock } from './notify-low-stock.ts';
