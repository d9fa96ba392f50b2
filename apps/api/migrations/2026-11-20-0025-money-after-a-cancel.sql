-- When it was noted that money came for an attempt whose order was given up: however often it is told, it is noted once.
alter table payment_attempts add refund_noted_at timestamptz(3);
