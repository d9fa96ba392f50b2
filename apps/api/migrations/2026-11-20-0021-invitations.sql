-- A website has one owner: whoever the code forgets, a second one is refused here.
create unique index contributors_one_owner on contributors (website_id) where is_owner;

-- Who was asked to work on a website. The row is gone once the invitation was accepted or withdrawn; while it is there,
-- its address cannot be invited again. The mail has the token, here lies its hash alone.
create table invitations (
  website_id hex_id not null references websites on delete cascade,
  invitation_id hex_id not null,
  email text not null check (email = lower(email)),
  roles smallint[] not null check (cardinality(roles) > 0),
  token_hash bytea not null,
  -- Who sent it last, and must still hold what it gives when it is accepted.
  invited_by hex_id not null references accounts on delete cascade,
  created_at timestamptz(3) not null,
  sent_at timestamptz(3) not null,
  send_count integer not null default 1,
  expires_at timestamptz(3) not null,
  primary key (website_id, invitation_id),
  unique (website_id, email),
  unique (website_id, token_hash)
);
create index invitations_by_token on invitations (token_hash);
select protect_tenant_table('invitations');

-- Who opens a link has no website yet, and names of accounts are seen by the lookup role alone.
grant select on invitations to sw_lookup;
create policy lookup_reads_invitations on invitations for select to sw_lookup using (true);
