import type { Route } from '../../platform/routing/define-route.ts';
import { adjustStockRoute } from './adjust-stock.ts';
import { changeStockSettingsRoute } from './change-stock-settings.ts';
import { listInventoryRoute } from './list-inventory.ts';
import { listStockMovementsRoute } from './list-stock-movements.ts';

/** The stock of all products, and its history. */
export const inventoryRoutes: readonly Route[] = [
  listInventoryRoute,
  adjustStockRoute,
  changeStockSettingsRoute,
  listStockMovementsRoute,
];
