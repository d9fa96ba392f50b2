-- Pickup locations have opening hours by weekday. The text that was there before stays as the note on the hours, which
-- buyers see at the same place; the hours are empty until the owner enters them.
alter table store_settings no force row level security;
update store_settings
set value = jsonb_set(value, '{shipping,pickups}', (
  select jsonb_agg(
    (pickup - 'hours') || jsonb_build_object(
      'hoursNote', coalesce(pickup -> 'hours', '""'::jsonb),
      'openingHours', '{
        "monday": [], "tuesday": [], "wednesday": [], "thursday": [], "friday": [], "saturday": [], "sunday": []
      }'::jsonb
    )
    order by position
  )
  from jsonb_array_elements(value #> '{shipping,pickups}') with ordinality as listed (pickup, position)
))
where jsonb_array_length(value #> '{shipping,pickups}') > 0;
alter table store_settings force row level security;

alter table orders no force row level security;
update orders
set pickup = (pickup - 'hours') || jsonb_build_object(
  'hoursNote', coalesce(pickup -> 'hours', '""'::jsonb),
  'openingHours', '{
    "monday": [], "tuesday": [], "wednesday": [], "thursday": [], "friday": [], "saturday": [], "sunday": []
  }'::jsonb
)
where pickup is not null;
alter table orders force row level security;
