-- The state of a mail that is stored because there is no mail server, in plain words.
alter table outbox drop constraint outbox_state_check;
alter table outbox no force row level security;
update outbox set state = 'stored' where state = 'kept';
alter table outbox force row level security;
alter table outbox add constraint outbox_state_check
  check (state in ('waiting', 'sent', 'stored', 'failed'));
