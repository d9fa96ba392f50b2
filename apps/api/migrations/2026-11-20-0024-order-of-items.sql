-- The order in which a collection shows its items, the newest first among those at one position: its neighbours are
-- one step away in this index.
drop index items_order;
create index items_order on items (website_id, collection_id, position, item_id desc);
