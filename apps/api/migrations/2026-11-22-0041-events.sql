-- When and where an item of an events collection takes place: a document with a schema, like an item's text.
alter table items add column event jsonb;
-- The days of a website begin and end here: an IANA name.
alter table websites add column time_zone text not null default 'UTC';
