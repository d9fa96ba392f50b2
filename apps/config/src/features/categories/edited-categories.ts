import type { Category } from '@sitewright/contracts/api';
import {
  categoryParentErrors,
  categoryPath,
  createCategoryTree,
  findParentErrors,
  formatCategoryPath,
  listCategoryTree,
  maxCategoryLevels,
  toCategoryParents,
  type CategoryEntry,
  type CategoryParents,
} from '@sitewright/contracts/categories';
import type { Choice } from '../../controls/select-field.tsx';
import { productText } from '../../texts/product-text.ts';

/** The categories as the form holds them. */
export interface EditedCategories {
  /** The parent of each category by its name; empty: none. */
  readonly parents: Readonly<Record<string, string>>;
  readonly revision: string;
}

/** A category in the list of the form. */
export interface CategoryRow {
  readonly name: string;
  readonly depth: number;
  /** The path of names, such as `Kitchen > Mugs`. */
  readonly path: string;
  readonly parent: string;
  /** The items of the category and of those in it. */
  readonly itemCount: number;
  /** Absent: it is not saved yet. */
  readonly stored: Category | undefined;
}

export const toEdited = ({
  categories,
  revision,
}: {
  readonly categories: readonly Category[];
  readonly revision: string;
}): EditedCategories => ({
  parents: Object.fromEntries(categories.map(({ name, parent }) => [name, parent ?? ''])),
  revision,
});

/** The categories that have a parent, as they are saved, and those that exist without items. */
export function entriesOf(
  { parents }: EditedCategories,
  stored: readonly Category[],
): CategoryEntry[] {
  const used = new Set(stored.flatMap(({ name, itemCount }) => (itemCount > 0 ? [name] : [])));
  return Object.entries(parents)
    .map(([name, parent]) => ({ name, parent: parent === '' ? null : parent }))
    .filter(({ name, parent }) => parent !== null || !used.has(name));
}

const parentsOf = (edited: EditedCategories): CategoryParents =>
  toCategoryParents(entriesOf(edited, []));

/** The tree as rows. A search keeps the categories whose path contains it. */
export function rowsOf(
  edited: EditedCategories,
  categories: readonly Category[],
  search = '',
): CategoryRow[] {
  const parents = parentsOf(edited);
  const byName = new Map(categories.map((category) => [category.name, category]));
  const searched = search.toLowerCase();
  return listCategoryTree(createCategoryTree(Object.keys(edited.parents), parents))
    .map(({ name, depth }) => ({
      name,
      depth,
      path: formatCategoryPath(name, parents),
      parent: edited.parents[name] ?? '',
      itemCount: byName.get(name)?.totalItemCount ?? 0,
      stored: byName.get(name),
    }))
    .filter(({ path }) => path.toLowerCase().includes(searched));
}

/** What a category can be in: nothing, or any category that is not on the last level. */
export function parentChoices(edited: EditedCategories): Choice<string>[] {
  const parents = parentsOf(edited);
  const choices = Object.keys(edited.parents)
    .filter((name) => categoryPath(name, parents).length < maxCategoryLevels)
    .map((name) => ({ value: name, label: formatCategoryPath(name, parents) }));
  return [
    { value: '', label: productText('products.topLevel') },
    ...choices.toSorted((left, right) => left.label.localeCompare(right.label, 'en')),
  ];
}

type NamedErrors = Readonly<Record<string, string>>;

/** The errors of parents by the name of the category. */
export function findRowErrors(edited: EditedCategories): NamedErrors {
  const entries = entriesOf(edited, []);
  const found = findParentErrors(entries);
  return Object.fromEntries(
    [...found].map(([index, error]) => [entries[index]?.name, categoryParentErrors[error]]),
  ) as NamedErrors;
}

/** The server's errors of entries by the name of the category. */
export const errorsByName = (
  errors: Readonly<Record<string, string>>,
  sent: readonly CategoryEntry[] = [],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    sent.flatMap(({ name }, index) => {
      const error = errors[`parents.${index}.parent`] ?? errors[`parents.${index}.name`];
      return error === undefined ? [] : [[name, error]];
    }),
  );
