-- The options of a product are a matrix: names with their values, and one value per option for each variant.
alter table products add column options jsonb not null default '[]';
alter table variants
  -- An unavailable variant is not offered to visitors.
  add column available boolean not null default true,
  add column dimensions jsonb;

-- Until now, the options of each variant were typed as texts. `completeMatrix` in libs/commerce has the same rules for
-- products that are written without options.
alter table products no force row level security;
alter table variants no force row level security;

create temporary table typed_options on commit drop as
select website_id, item_id, variant_id, position, at,
  case when number = 1 then name else left(name, 46) || ' ' || number end as name, value
from (
  select website_id, item_id, variant_id, position, at, name, value,
    row_number() over (partition by website_id, variant_id, name order by at) as number
  from (
    select variants.website_id, item_id, variant_id, position, typed.at,
      coalesce(nullif(trim(typed.entry ->> 'option'), ''), 'Option') as name,
      coalesce(nullif(trim(typed.entry ->> 'value'), ''), '–') as value
    from variants
    cross join lateral jsonb_array_elements(option_values) with ordinality as typed (entry, at)
    where removed_at is null
  ) as named
) as numbered;

-- The options in the order in which they first occur.
create temporary table product_options on commit drop as
select website_id, item_id, name,
  row_number() over (partition by website_id, item_id order by first_at) as axis,
  count(1) over (partition by website_id, item_id) as option_count
from (
  select website_id, item_id, name, min(array[position, at]) as first_at
  from typed_options
  group by website_id, item_id, name
) as options;

-- Each variant gets a value for all options of its product.
create temporary table matrix_values on commit drop as
select variants.website_id, variants.item_id, variants.variant_id, variants.position, options.axis, options.name,
  coalesce(min(typed.value), '–') as value
from variants
join product_options as options
  on options.website_id = variants.website_id and options.item_id = variants.item_id and options.option_count <= 10
left join typed_options as typed
  on typed.website_id = variants.website_id and typed.variant_id = variants.variant_id and typed.name = options.name
where variants.removed_at is null
group by variants.website_id, variants.item_id, variants.variant_id, variants.position, options.axis, options.name;

-- Variants that cannot be distinguished by their values get their SKU as the value of another option.
insert into matrix_values
select variants.website_id, variants.item_id, variants.variant_id, variants.position, 100,
  case when exists (
    select from matrix_values as other
    where other.website_id = variants.website_id and other.item_id = variants.item_id and other.name = 'SKU'
  ) then 'SKU 2' else 'SKU' end,
  variants.sku
from variants
join (
  select website_id, item_id
  from (
    select variants.website_id, variants.item_id, variants.variant_id,
      string_agg(matrix.value, E'\n' order by matrix.axis) as described_by
    from variants
    left join matrix_values as matrix
      on matrix.website_id = variants.website_id and matrix.variant_id = variants.variant_id
    where variants.removed_at is null
    group by variants.website_id, variants.item_id, variants.variant_id
  ) as described
  group by website_id, item_id
  having count(1) > count(distinct coalesce(described_by, ''))
) as ambiguous on ambiguous.website_id = variants.website_id and ambiguous.item_id = variants.item_id
where variants.removed_at is null;

update variants
set option_values = matrix.option_values
from (
  select website_id, variant_id,
    jsonb_agg(jsonb_build_object('option', name, 'value', value) order by axis) as option_values
  from matrix_values
  group by website_id, variant_id
) as matrix
where variants.website_id = matrix.website_id and variants.variant_id = matrix.variant_id
  and variants.option_values is distinct from matrix.option_values;

update products
set options = matrix.options
from (
  select website_id, item_id, jsonb_agg(jsonb_build_object('name', name, 'values', value_list) order by axis) as options
  from (
    select website_id, item_id, axis, name, jsonb_agg(value order by first_position) as value_list
    from (
      select website_id, item_id, axis, name, value, min(position) as first_position
      from matrix_values
      group by website_id, item_id, axis, name, value
    ) as named_values
    group by website_id, item_id, axis, name
  ) as options
  group by website_id, item_id
) as matrix
where products.website_id = matrix.website_id and products.item_id = matrix.item_id;

alter table variants force row level security;
alter table products force row level security;
