-- What the buyer saw as the total when the order was placed, as far as the checkout said so. The server works the total
-- out again from its tables; this is the figure that it is compared with.
alter table orders add column shown_total_cents bigint;

-- The entry of the cart that a line was made from: no entry is bought twice by one order.
alter table order_lines add column entry_id hex_id;
alter table order_lines add unique (website_id, order_id, entry_id);
