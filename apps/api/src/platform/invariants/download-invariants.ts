import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';

/** The files of orders. */
export const downloadInvariants: readonly Invariant[] = [
  {
    name: 'orderDownloads',
    rule: 'A file belongs to a line of a paid order, and is not downloaded more often than its buyer may.',
    breaches: sql`
      select download.download_id as subject,
        placed.payment_state || ', ' || download.used || ' of ' || coalesce(download.max_downloads::text, 'any')
          || ' downloads' as detail
      from order_downloads as download
      join orders as placed
        on placed.website_id = download.website_id and placed.order_id = download.order_id
      join order_lines as line
        on line.website_id = download.website_id and line.line_id = download.line_id
      where download.website_id = app_website_id()
        and (
          placed.payment_state <> 'paid'
          or line.order_id <> download.order_id
          or download.used > download.max_downloads
        )
    `,
  },
];
