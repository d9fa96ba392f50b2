-- The mails of a store that its owner edited. A mail without a row has the default content.
create table mail_templates (
  website_id hex_id not null references websites on delete cascade,
  -- A kind of `mailTemplateKinds`.
  kind text not null,
  template jsonb not null,
  updated_at timestamptz(3) not null,
  primary key (website_id, kind)
);
select protect_tenant_table('mail_templates');
