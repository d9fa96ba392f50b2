-- What a website's search looks in: of each live page and each item the words that visitors read. Whether they may read
-- them is asked of the page and the item themselves, when somebody searches.
--
-- There is no index over the words: under row-level security none could be used, because whoever may not see a row may
-- not learn from an operator's failure what it holds. A search reads its own website's rows, which lie together.
create table search_texts (
  website_id hex_id not null references websites on delete cascade,
  owner_kind text not null check (owner_kind in ('page', 'item')),
  owner_id hex_id not null,
  -- As written, for the excerpt of a result.
  body text not null,
  -- Without capitals and accents; the title weighs more.
  words tsvector not null,
  primary key (website_id, owner_kind, owner_id)
);
select protect_tenant_table('search_texts');

-- What is there already. The next publish of a page, or the next writing of an item, does it as the server does.
alter table search_texts no force row level security;
alter table live_entries no force row level security;
alter table contents no force row level security;
alter table items no force row level security;
insert into search_texts (website_id, owner_kind, owner_id, body, words)
select website_id, kind, id, left(body, 100000),
  setweight(to_tsvector('simple', lower(title)), 'A')
    || setweight(to_tsvector('simple', lower(left(body, 100000))), 'B')
from (
  select live.website_id, 'page' as kind, live.entry_id as id, live.title, (
    select coalesce(string_agg(word #>> '{}', E'\n'), '')
    from jsonb_path_query(
      contents.value, 'strict $.document.sections[*].**.text ? (@.type() == "string")', '{}', true
    ) as word
  ) as body
  from live_entries as live
  join contents on contents.website_id = live.website_id and contents.hash = live.hash
  where live.entry_kind = 'page' and live.access = 'open'
  union all
  select website_id, 'item', item_id, title, concat_ws(E'\n', excerpt, (
    select string_agg(word #>> '{}', E'\n')
    from jsonb_path_query(items.body, 'strict $.**.text ? (@.type() == "string")', '{}', true) as word
  ))
  from items
) as present;
alter table search_texts force row level security;
alter table live_entries force row level security;
alter table contents force row level security;
alter table items force row level security;
