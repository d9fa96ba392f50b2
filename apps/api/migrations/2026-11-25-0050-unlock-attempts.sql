-- Tries of a locked page's password by everybody together: the limit of one address does not stop a thousand of them.
create table unlock_attempts (
  website_id hex_id not null references websites on delete cascade,
  page_id hex_id not null,
  -- Of the window that began then.
  tries integer not null,
  began_at timestamptz(3) not null,
  primary key (website_id, page_id)
);
select protect_tenant_table('unlock_attempts');
