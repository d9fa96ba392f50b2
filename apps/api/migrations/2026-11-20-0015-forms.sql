create table mailing_lists (
  website_id hex_id not null references websites on delete cascade,
  mailing_list_id hex_id not null,
  name text not null,
  created_at timestamptz(3) not null default now(),
  primary key (website_id, mailing_list_id)
);
select protect_tenant_table('mailing_lists');

create table subscribers (
  website_id hex_id not null,
  mailing_list_id hex_id not null,
  email text not null check (email = lower(email)),
  subscribed_at timestamptz(3) not null default now(),
  unsubscribed_at timestamptz(3),
  primary key (website_id, mailing_list_id, email),
  foreign key (website_id, mailing_list_id) references mailing_lists (website_id, mailing_list_id) on delete cascade
);
select protect_tenant_table('subscribers');

create table forms (
  website_id hex_id not null references websites on delete cascade,
  form_id hex_id not null,
  definition jsonb not null,
  mailing_list_id hex_id,
  deleted_at timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  primary key (website_id, form_id),
  foreign key (website_id, mailing_list_id) references mailing_lists (website_id, mailing_list_id)
);
select protect_tenant_table('forms');

-- Single-use keys of submissions; a used one stays until it expires, so that a replay is known.
create table form_keys (
  website_id hex_id not null references websites on delete cascade,
  key_hash bytea not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  primary key (website_id, key_hash)
);
select protect_tenant_table('form_keys');

create table submissions (
  website_id hex_id not null,
  submission_id hex_id not null,
  form_id hex_id not null,
  -- One key, one submission.
  key_hash bytea not null,
  answers jsonb not null,
  page jsonb not null,
  spam_reason text,
  created_at timestamptz(3) not null default now(),
  primary key (website_id, submission_id),
  unique (website_id, key_hash),
  foreign key (website_id, form_id) references forms (website_id, form_id)
);
create index submissions_newest on submissions (website_id, form_id, submission_id desc);
select protect_tenant_table('submissions');
