-- What belongs to an order is looked up by the order: without these, by reading through what all orders of a website have.
create index order_events_of_order on order_events (website_id, order_id, position);
create index stock_movements_of_order on stock_movements (website_id, order_id) where order_id is not null;
