-- The products that an owner relates to this one, in their order. Deleted ones stay in the list and are not shown.
alter table products add column related_item_ids text[] not null default '{}'
  check (cardinality(related_item_ids) <= 12);
