-- A cart whose buyer typed an email address at checkout and did not order. `store_settings.value` gets `cartRecovery`.
alter table carts
  -- When the buyer ticked the consent to marketing; null while it is not ticked.
  add column marketing_accepted_at timestamptz(3),
  -- When the mail with the link back to the cart was queued.
  add column recovery_mailed_at timestamptz(3),
  -- The cart whose content this one got by such a link.
  add column recovers_cart_id hex_id,
  -- As in orders.
  add column customer_id text generated always as (
    case when buyer_email <> '' then left(md5(website_id || ' ' || lower(buyer_email)), 24) end
  ) stored;
