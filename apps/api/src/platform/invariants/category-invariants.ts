import { maxCategoryLevels } from '@sitewright/contracts/categories';
import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';

/** The tree of categories. */
export const categoryInvariants: readonly Invariant[] = [
  {
    name: 'categoryTree',
    rule: `No category is in itself, and categories have ${maxCategoryLevels} levels at most.`,
    // A cycle has any number of levels.
    breaches: sql`
      with recursive above as (
        select name, parent, array[parent, name] as path
        from category_parents
        where website_id = app_website_id() and parent is not null
        union all
        select above.name, next.parent, next.parent || above.path
        from above
        join category_parents as next on next.website_id = app_website_id() and next.name = above.parent
          and next.parent is not null
        where cardinality(above.path) <= ${maxCategoryLevels}::int
      )
      select name as subject, array_to_string(path, ' > ') as detail
      from above
      where cardinality(path) > ${maxCategoryLevels}::int
    `,
  },
];
