import { maxReportMonths, readSalesReport } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { readStoreSettings } from '../cart/public.ts';
import { listGiftCardMonths } from './gift-card-months.queries.ts';
import { listPaymentMonths } from './payment-months.queries.ts';
import { listRefundMonths } from './refund-months.queries.ts';
import { reportMonths } from './report-months.ts';
import { salesReport } from './sales-report.ts';
import { listSalesMonths, listSalesTaxes } from './sales-months.queries.ts';

export const readSalesReportRoute = tenantRoute(
  readSalesReport,
  ownerReads('analytics.sales.read'),
  async ({ tenant, query, now }) => {
    const { timeZone, currency } = await readStoreSettings(tenant);
    const months = reportMonths(query, timeZone, now);
    if (months.length === 0 || months.length > maxReportMonths)
      return err('invalidRequest', {
        errors: { from: `Choose up to ${maxReportMonths} months, the first one first.` },
      });
    const [sales, taxes, payments, refunds, giftCards] = await Promise.all([
      listSalesMonths(tenant, months),
      listSalesTaxes(tenant, months),
      listPaymentMonths(tenant, months),
      listRefundMonths(tenant, months),
      listGiftCardMonths(tenant, months, now),
    ]);
    const parts = { sales, taxes, payments, refunds, giftCards };
    return { timeZone, months: salesReport(months, currency, parts) };
  },
);
