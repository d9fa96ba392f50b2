-- `store_settings.value`: the flat list `shippingRates` becomes zones. Each country had the rates that named it, or else
-- those of `*`. So the countries with the same rates are one zone, `*` is the rest of the world, and every rate keeps its
-- id and its price.
alter table store_settings no force row level security;
with rates as (
  select store.website_id, listed.rate, listed.position
  from store_settings as store
  cross join jsonb_array_elements(store.value -> 'shippingRates') with ordinality as listed (rate, position)
  where jsonb_typeof(store.value -> 'shippingRates') = 'array'
), rates_of_country as (
  select website_id, country, array_agg(distinct position order by position) as positions
  from rates
  cross join jsonb_array_elements_text(rate -> 'countries') as country
  where country = '*' or country ~ '^[A-Z]{2}$'
  group by website_id, country
), countries_of_zone as (
  select website_id, positions, country = '*' as is_rest,
    jsonb_agg(jsonb_build_object('country', country, 'states', '[]'::jsonb) order by country) as regions,
    row_number() over (partition by website_id order by country = '*', positions, min(country)) as number
  from rates_of_country
  group by website_id, positions, country = '*'
), zones as (
  select website_id, jsonb_agg(jsonb_build_object(
      'id', 'zone-' || number,
      'name', '',
      'isRestOfWorld', is_rest,
      'regions', case when is_rest then '[]'::jsonb else regions end,
      'rates', (
        select jsonb_agg(jsonb_build_object(
            'id', rates.rate ->> 'id',
            'name', rates.rate ->> 'name',
            'estimate', coalesce(rates.rate ->> 'estimate', ''),
            'price', case
              when coalesce((rates.rate ->> 'perKgCents')::bigint, 0) = 0
                then jsonb_build_object('kind', 'flat', 'priceCents', rates.rate -> 'priceCents')
              else jsonb_build_object('kind', 'perWeight', 'priceCents', rates.rate -> 'priceCents', 'unit', 'kg',
                'unitCents', rates.rate -> 'perKgCents')
            end,
            'freeFromCents', null
          ) order by rates.position)
        from rates
        where rates.website_id = zone.website_id and rates.position = any (zone.positions)
      )
    ) order by number) as list
  from countries_of_zone as zone
  group by website_id
)
update store_settings
set value = (value - 'shippingRates') || jsonb_build_object('shipping', jsonb_build_object(
  'zones', coalesce((select list from zones where zones.website_id = store_settings.website_id), '[]'::jsonb),
  'pickups', '[]'::jsonb,
  'deliveries', '[]'::jsonb
))
where value ? 'shippingRates';
alter table store_settings force row level security;
