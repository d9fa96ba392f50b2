-- A category without items and without a parent exists by being in this table with no parent.
alter table category_parents alter column parent drop not null;

-- These categories and all that they are in.
create or replace function categories_with_parents(of_website text, categories text[]) returns text[]
language sql stable parallel safe
return (
  with recursive above (name) as (
    select unnest(categories)
    union
    select category_parents.parent
    from above
    cross join lateral (
      select category_parents.parent from category_parents
      where category_parents.website_id = of_website and category_parents.name = above.name
        and category_parents.parent is not null offset 0
    ) as category_parents
  )
  select coalesce(array_agg(above.name), '{}') from above
);
