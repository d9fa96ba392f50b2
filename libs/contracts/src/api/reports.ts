import * as z from 'zod';
import { salesMonth } from '../entities/sales-report.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { websiteParams } from './paging.ts';

/** The most months of one report. */
export const maxReportMonths = 24;

const month = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/);

/** Months are those of the website's time zone. */
export const readSalesReport = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/sales-report',
  summary: 'Sales, refunds, taxes and gift cards by month, latest first.',
  params: websiteParams,
  query: z.object({
    /** The first and the last month. Default: the last twelve months. */
    from: month.optional(),
    to: month.optional(),
  }),
  response: z.object({ timeZone: z.string(), months: z.array(salesMonth) }),
});
