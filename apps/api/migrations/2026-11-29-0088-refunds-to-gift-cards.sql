-- The part of a refund that goes back to the gift cards that paid the order; the rest is returned from the payment.
alter table refunds add column gift_card_cents bigint not null default 0;
alter table refunds add constraint refunds_gift_cards check (gift_card_cents between 0 and amount_cents);
-- Never more than gift cards paid, whatever the program does. Pending refunds count.
alter table orders add column refunded_gift_card_cents bigint not null default 0;
alter table orders add constraint orders_refunded_gift_cards
  check (refunded_gift_card_cents between 0 and gift_card_cents);

-- Money that arrived after its order was canceled. It is refunded by a job, which then sets `refund_noted_at`.
alter table payment_attempts drop constraint payment_attempts_state_check;
alter table payment_attempts add constraint payment_attempts_state_check
  check (state in ('started', 'actionRequired', 'awaiting', 'captured', 'capturedLate', 'declined', 'unknown'));
alter table payment_attempts drop constraint payment_attempts_refunded;
alter table payment_attempts add constraint payment_attempts_refunded check (
  refunded_cents between 0 and amount_cents and (refunded_cents = 0 or state in ('captured', 'capturedLate'))
);
create index payment_attempts_late on payment_attempts (attempt_id)
  where state = 'capturedLate' and refund_noted_at is null;
create policy lookup_finds_late on payment_attempts for select to sw_lookup
  using (state = 'capturedLate' and refund_noted_at is null);
