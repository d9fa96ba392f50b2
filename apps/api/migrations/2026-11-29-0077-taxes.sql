-- `store_settings.value` gets taxesShipping, reverseCharge and storeCountry, and its taxRules an id and a taxClass. Rules
-- without them stay valid, with the same tax.

-- How a product is taxed. Products from before are taxed at the standard rates, as they were.
alter table products add column tax_class text not null default 'standard'
  check (tax_class in ('standard', 'reduced', 'zero'));

-- The VAT number of a business, in its cart and in its order.
alter table carts add column vat_number text;
alter table orders add column vat_number text;

-- The part of an order's tax that is for shipping; the rest is for its lines. Shipping was never taxed before.
alter table orders add column shipping_tax_cents bigint not null default 0;
