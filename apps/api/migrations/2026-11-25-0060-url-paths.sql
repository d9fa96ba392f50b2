-- The URL paths of each website, one table for all that can be found at one: pages, items (which collections hold), and
-- what redirects to them because they were there before. Without slashes at their ends; the homepage's is ''.
--
-- A path has one owner in the draft and one in what visitors see: `draft` and `live` differ while pages are renamed and
-- not published. Items are in both. `previous` paths redirect as long as nothing is live there.
create table url_paths (
  website_id hex_id not null references websites on delete cascade,
  stage text not null check (stage in ('draft', 'live', 'previous')),
  path text not null,
  -- The page at this path, or the one that shows the item's collection.
  page_id hex_id not null,
  item_id hex_id,
  left_at timestamptz(3),
  primary key (website_id, stage, path),
  foreign key (website_id, page_id) references pages (website_id, page_id) on delete cascade,
  foreign key (website_id, item_id) references items (website_id, item_id) on delete cascade,
  check ((stage = 'previous') = (left_at is not null))
);
create index url_paths_of_page on url_paths (website_id, page_id, stage);
create index url_paths_of_item on url_paths (website_id, item_id, stage) where item_id is not null;
create index url_paths_by_age on url_paths (website_id, left_at) where left_at is not null;

-- Writers of a website's paths go on one after the other: each locks this row first.
create table url_path_locks (
  website_id hex_id primary key references websites on delete cascade
);
select protect_tenant_table('url_path_locks');

alter table pages no force row level security;
alter table items no force row level security;
alter table live_entries no force row level security;
alter table former_page_paths no force row level security;
alter table former_item_urls no force row level security;

-- Pages come first: where a page and an item had one path, visitors found the page.
insert into url_paths (website_id, stage, path, page_id)
select website_id, 'draft', url_id, page_id from pages where deleted_at is null
union all
select website_id, 'draft', '', page_id from pages where is_homepage and deleted_at is null
union all
select website_id, 'live', path, entry_id from live_entries where entry_kind = 'page' and path is not null
on conflict do nothing;

-- Where the items of each collection are found.
create table collection_paths as
select website_id, 'draft' as stage, collection_id, page_id, case when is_homepage then '' else url_id end as path
from pages
where deleted_at is null and collection_id is not null
union all
select website_id, 'live', collection_id, entry_id, path
from live_entries
where entry_kind = 'page' and path is not null and collection_id is not null;

insert into url_paths (website_id, stage, path, page_id, item_id)
select items.website_id, at.stage, concat_ws('/', nullif(at.path, ''), items.url_id), at.page_id, items.item_id
from collection_paths as at
join items on items.website_id = at.website_id and items.collection_id = at.collection_id
where items.workflow_state <> 6
order by items.item_id
on conflict do nothing;

-- An item that lacks one of its paths could not be found: it takes the next slug that is free.
do $$
declare
  hidden record;
  number integer;
  candidate text;
begin
  for hidden in
    select distinct items.website_id, items.item_id, items.collection_id, items.url_id
    from collection_paths as at
    join items on items.website_id = at.website_id and items.collection_id = at.collection_id
    where items.workflow_state <> 6 and not exists (
      select from url_paths
      where url_paths.website_id = items.website_id and url_paths.item_id = items.item_id
        and url_paths.stage = at.stage and url_paths.page_id = at.page_id
    )
  loop
    delete from url_paths where website_id = hidden.website_id and item_id = hidden.item_id;
    number := 1;
    loop
      number := number + 1;
      candidate := rtrim(left(hidden.url_id, 110), '-/') || '-' || number;
      exit when not exists (
        select from items
        where website_id = hidden.website_id and collection_id = hidden.collection_id and url_id = candidate
      ) and not exists (
        select from collection_paths as at
        join url_paths on url_paths.website_id = at.website_id and url_paths.stage = at.stage
          and url_paths.path = concat_ws('/', nullif(at.path, ''), candidate)
        where at.website_id = hidden.website_id and at.collection_id = hidden.collection_id
      );
    end loop;
    update items set url_id = candidate where website_id = hidden.website_id and item_id = hidden.item_id;
    insert into url_paths (website_id, stage, path, page_id, item_id)
    select at.website_id, at.stage, concat_ws('/', nullif(at.path, ''), candidate), at.page_id, hidden.item_id
    from collection_paths as at
    where at.website_id = hidden.website_id and at.collection_id = hidden.collection_id;
  end loop;
end
$$;

-- Redirects of pages; then of items, as visitors knew them: below where their collection was or is, under their slug of
-- before, and below where it was under that of today.
insert into url_paths (website_id, stage, path, page_id, left_at)
select website_id, 'previous', path, page_id, left_at from former_page_paths;

insert into url_paths (website_id, stage, path, page_id, item_id, left_at)
select former.website_id, 'previous', concat_ws('/', nullif(at.path, ''), former.url_id), at.page_id, former.item_id,
  former.left_at
from former_item_urls as former
join (
  select website_id, collection_id, page_id, path from collection_paths where stage = 'live'
  union all
  select former.website_id, pages.collection_id, pages.page_id, former.path
  from former_page_paths as former
  join pages on pages.website_id = former.website_id and pages.page_id = former.page_id
) as at on at.website_id = former.website_id and at.collection_id = former.collection_id
order by former.left_at desc
on conflict do nothing;

insert into url_paths (website_id, stage, path, page_id, item_id, left_at)
select items.website_id, 'previous', concat_ws('/', former.path, items.url_id), former.page_id, items.item_id,
  former.left_at
from former_page_paths as former
join pages on pages.website_id = former.website_id and pages.page_id = former.page_id
join items on items.website_id = pages.website_id and items.collection_id = pages.collection_id
where items.workflow_state in (1, 2)
order by former.left_at desc
on conflict do nothing;

drop table collection_paths;
drop table former_page_paths;
drop table former_item_urls;
-- What it promised is a promise of `url_paths` now, which knows of items as well.
drop index pages_url;

alter table pages force row level security;
alter table items force row level security;
alter table live_entries force row level security;
select protect_tenant_table('url_paths');
