import { productType } from '@sitewright/contracts/codes';
import { sql, type RawBuilder } from 'kysely';

/**
 * Whether the `line` of a query is delivered by the shop itself: a gift card, or a digital product with files. Once an
 * order is paid, these are there, and their lines are fulfilled; until then nobody sends them.
 */
export const isOnlineLine = (websiteId: string): RawBuilder<boolean> => sql<boolean>`(
  line.gift_card is not null
  or exists (
    select from products as product
    join digital_files as file
      on file.website_id = ${websiteId} and file.item_id = product.item_id and file.removed_at is null
    where product.website_id = ${websiteId} and product.item_id = line.item_id
      and product.product_type = ${productType.DIGITAL}
      and (file.variant_id is null or file.variant_id = line.variant_id)
  )
)`;
