-- A card can be authorized when the order is placed, so that the owner captures all or a part of it later.
alter table orders drop constraint orders_payment_state_check;
alter table orders add constraint orders_payment_state_check
  check (payment_state in ('requiresPayment', 'awaitingPayment', 'authorized', 'paid', 'failed', 'voided'));
alter table payment_attempts drop constraint payment_attempts_state_check;
alter table payment_attempts add constraint payment_attempts_state_check check (
  state in ('started', 'actionRequired', 'awaiting', 'authorized', 'captured', 'capturedLate', 'declined', 'unknown')
);

-- Until when an authorized payment can be captured; null if it is captured automatically.
alter table payment_attempts add column capture_before timestamptz(3);
-- The idempotency key of the capture that was asked for, so that it is carried out once.
alter table payment_attempts add column capture_id hex_id;
-- What the owner asked to capture, and then what was captured; null for the whole amount.
alter table payment_attempts add column capture_cents bigint;
alter table payment_attempts add constraint payment_attempts_capture check (
  capture_cents between 0 and amount_cents and (capture_id is null or capture_cents is not null)
);
alter table payment_attempts drop constraint payment_attempts_refunded;
alter table payment_attempts add constraint payment_attempts_refunded check (
  refunded_cents between 0 and coalesce(capture_cents, amount_cents)
  and (refunded_cents = 0 or state in ('captured', 'capturedLate'))
);

-- What the provider of test cards captured of an attempt; null for the whole amount.
alter table test_card_attempts drop constraint test_card_attempts_state_check;
alter table test_card_attempts add constraint test_card_attempts_state_check
  check (state in ('captured', 'declined', 'actionRequired', 'late', 'authorized'));
alter table test_card_attempts add column captured_cents bigint;
