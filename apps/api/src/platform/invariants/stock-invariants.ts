import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';

/** I1 and I2: stock, and the matrix of variants. */
export const stockInvariants: readonly Invariant[] = [
  {
    name: 'variantMatrix',
    rule: 'A variant has one value for each option of its product, and no two variants of a product have the same values.',
    breaches: sql`
      select variants.variant_id as subject, 'values ' || variants.option_values::text as detail
      from variants
      join products on products.website_id = variants.website_id and products.item_id = variants.item_id
      where variants.website_id = app_website_id() and variants.removed_at is null
        and (
          jsonb_array_length(variants.option_values) <> jsonb_array_length(products.options)
          or exists (
            select from jsonb_array_elements(variants.option_values) with ordinality as entry (value, at)
            left join jsonb_array_elements(products.options) with ordinality as option (value, at) on option.at = entry.at
            where entry.value ->> 'option' is distinct from option.value ->> 'name'
              or not coalesce(option.value -> 'values' ? (entry.value ->> 'value'), false)
          )
        )
      union all
      select min(variant_id), count(1) || ' variants with ' || option_values::text
      from variants
      where website_id = app_website_id() and removed_at is null
      group by item_id, option_values
      having count(1) > 1
    `,
  },
  {
    name: 'stock',
    rule: 'The stock of a variant is the sum of its movements, and not below zero unless it is sold on.',
    breaches: sql`
      select variants.variant_id as subject,
        'stock ' || variants.qty_in_stock || ', movements ' || coalesce(sum(moved.quantity), 0) as detail
      from variants
      left join stock_movements as moved
        on moved.website_id = variants.website_id and moved.variant_id = variants.variant_id
      where variants.website_id = app_website_id()
      group by variants.website_id, variants.variant_id
      having variants.qty_in_stock <> coalesce(sum(moved.quantity), 0) 
        or variants.qty_in_stock < 0 and not variants.continue_selling
    `,
  },
  {
    name: 'soldLines',
    rule: 'An order holds as many pieces of a variant as its lines say, less those that were put back; one whose payment failed holds none.',
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
        select orders.order_id, lines.variant_id, sum(lines.quantity - lines.restocked_quantity) as quantity
        from orders
        join order_lines as lines
          on lines.website_id = orders.website_id and lines.order_id = orders.order_id
        where orders.website_id = app_website_id() and orders.payment_state <> 'failed' and lines.takes_stock
        group by orders.order_id, lines.variant_id
      ) as sold on sold.order_id = moved.order_id and sold.variant_id = moved.variant_id
      where moved.quantity <> -coalesce(sold.quantity, 0)
    `,
  },
  {
    name: 'ledgerOfOrders',
    rule: 'The ledger has each piece of each order line that takes stock and was not put back, and nothing of other lines.',
    breaches: sql`
      select lines.order_id as subject,
        'variant ' || lines.variant_id || ', sold ' || lines.quantity || ', put back ' || lines.restocked
          || ', in the ledger ' || coalesce(moved.quantity, 0) as detail
      from (
        select order_id, variant_id, bool_or(takes_stock) as takes_stock, sum(quantity) as quantity,
          sum(restocked_quantity) as restocked
        from order_lines
        where website_id = app_website_id()
        group by order_id, variant_id
      ) as lines
      join orders on orders.website_id = app_website_id() and orders.order_id = lines.order_id
      left join (
        select order_id, variant_id, sum(quantity) as quantity, count(1) filter (where kind = 'held') as sales
        from stock_movements
        where website_id = app_website_id() and order_id is not null
        group by order_id, variant_id
      ) as moved on moved.order_id = lines.order_id and moved.variant_id = lines.variant_id
      where lines.takes_stock <> (moved.sales is not null)
        or lines.takes_stock and moved.quantity is distinct from
          case when orders.payment_state = 'failed' then 0 else lines.restocked - lines.quantity end
    `,
  },
];
