import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';

/** I1 and I2: stock. */
export const stockInvariants: readonly Invariant[] = [
  {
    name: 'stock',
    rule: 'The stock of a variant is the sum of its movements, and never below zero.',
    breaches: sql`
      select variants.variant_id as subject,
        'stock ' || variants.qty_in_stock || ', movements ' || coalesce(sum(moved.quantity), 0) as detail
      from variants
      left join stock_movements as moved
        on moved.website_id = variants.website_id and moved.variant_id = variants.variant_id
      where variants.website_id = app_website_id()
      group by variants.variant_id, variants.qty_in_stock
      having variants.qty_in_stock <> coalesce(sum(moved.quantity), 0) or variants.qty_in_stock < 0
    `,
  },
  {
    name: 'soldLines',
    rule: 'An order holds as many pieces of a variant as its lines say; a canceled one holds none.',
    breaches: sql`
      select moved.order_id as subject,
        'variant ' || moved.variant_id || ' moved ' || moved.quantity
          || ', sold ' || coalesce(sold.quantity, 0) as detail
      from (
        select order_id, variant_id, sum(quantity) as quantity
        from stock_movements
        where website_id = app_website_id() and order_id is not null
        group by order_id, variant_id
      ) as moved
      left join (
        select orders.order_id, lines.variant_id, sum(lines.quantity) as quantity
        from orders
        join order_lines as lines
          on lines.website_id = orders.website_id and lines.order_id = orders.order_id
        where orders.website_id = app_website_id() and orders.state <> 'cancelled'
        group by orders.order_id, lines.variant_id
      ) as sold on sold.order_id = moved.order_id and sold.variant_id = moved.variant_id
      where moved.quantity <> -coalesce(sold.quantity, 0)
    `,
  },
];
