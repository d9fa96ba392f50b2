-- What an item of films or lessons plays: a document with a schema, like an event.
alter table items add column video jsonb;
-- A moment as an item's document writes it: with a Z, so that no setting of a session reads it otherwise.
create function item_moment(moment text) returns timestamptz
language sql immutable strict parallel safe
as $$ select moment::timestamptz $$;
-- When an event is over; of an item without a date of its own the moment of its publication. It is a column because
-- lists of events are read from here on, and back from here.
alter table items add column ends_at timestamptz generated always as (
  coalesce(item_moment(event ->> 'endsAt'), item_moment(event ->> 'startsAt'), publish_at, created_at)
) stored;
create index items_end on items (website_id, collection_id, ends_at, item_id);
