import type { Route } from '../../platform/routing/define-route.ts';
import { readSalesReportRoute } from './read-sales-report.ts';

/** Reports about a store, for its owner and the bookkeeper. */
export const reportRoutes: readonly Route[] = [readSalesReportRoute];
