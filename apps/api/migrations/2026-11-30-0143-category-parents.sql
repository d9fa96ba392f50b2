-- The category that a category is in. Categories are the names that items have; one without items exists by being in this
-- table.
create table category_parents (
  website_id hex_id not null references websites on delete cascade,
  name text not null check (length(name) between 1 and 25),
  parent text not null check (length(parent) between 1 and 25),
  primary key (website_id, name),
  check (name <> parent)
);
create index category_parents_by_parent on category_parents (website_id, parent);
select protect_tenant_table('category_parents');

-- A category and all that are below it. `union` ends where parents repeat. `offset 0` makes the planner look up each name
-- in the index; in a plain join, it would scan large tables.
create function categories_below(of_website text, category text) returns text[]
language sql stable parallel safe
return (
  with recursive below (name) as (
    select category
    union
    select child.name
    from below
    cross join lateral (
      select category_parents.name from category_parents
      where category_parents.website_id = of_website and category_parents.parent = below.name offset 0
    ) as child
  )
  select array_agg(below.name) from below
);

-- These categories and all that they are in.
create function categories_with_parents(of_website text, categories text[]) returns text[]
language sql stable parallel safe
return (
  with recursive above (name) as (
    select unnest(categories)
    union
    select category_parents.parent
    from above
    cross join lateral (
      select category_parents.parent from category_parents
      where category_parents.website_id = of_website and category_parents.name = above.name offset 0
    ) as category_parents
  )
  select coalesce(array_agg(above.name), '{}') from above
);
