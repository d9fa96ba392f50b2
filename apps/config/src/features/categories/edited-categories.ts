import type { Category } from '@sitewright/contracts/api';
import {
  categoryParentErrors,
  categoryPath,
  createCategoryTree,
  findParentErrors,
  formatCategoryPath,
  listCategoryTree,
  maxCategoryLevels,
  type CategoryParent,
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
  readonly itemCount: number;
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

/** The categories that have a parent, as they are saved. */
export const entriesOf = ({ parents }: EditedCategories): CategoryParent[] =>
  Object.entries(parents).flatMap(([name, parent]) => (parent === '' ? [] : [{ name, parent }]));

const parentsOf = (edited: EditedCategories): CategoryParents =>
  new Map(entriesOf(edited).map(({ name, parent }) => [name, parent]));

/** The tree as rows. A search keeps the categories whose path contains it. */
export function rowsOf(
  edited: EditedCategories,
  categories: readonly Category[],
  search = '',
): CategoryRow[] {
  const parents = parentsOf(edited);
  const counts = new Map(categories.map(({ name, itemCount }) => [name, itemCount]));
  const searched = search.toLowerCase();
  return listCategoryTree(createCategoryTree(Object.keys(edited.parents), parents))
    .map(({ name, depth }) => ({
      name,
      depth,
      path: formatCategoryPath(name, parents),
      parent: edited.parents[name] ?? '',
      itemCount: counts.get(name) ?? 0,
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
  const entries = entriesOf(edited);
  const found = findParentErrors(entries, new Set(Object.keys(edited.parents)));
  return Object.fromEntries(
    [...found].map(([index, error]) => [entries[index]?.name, categoryParentErrors[error]]),
  ) as NamedErrors;
}

/** The errors of new categories that would not exist after a save, because nothing is in them. */
export function findUnusedErrors(
  edited: EditedCategories,
  stored: readonly Category[],
): NamedErrors {
  const entries = entriesOf(edited);
  const used = new Set([...stored.map(({ name }) => name), ...entries.map(({ parent }) => parent)]);
  const unused = Object.entries(edited.parents).filter(
    ([name, parent]) => parent === '' && !used.has(name),
  );
  return Object.fromEntries(unused.map(([name]) => [name, productText('products.emptyCategory')]));
}

/** The server's errors of entries by the name of the category. */
export const errorsByName = (
  errors: Readonly<Record<string, string>>,
  sent: readonly CategoryParent[] = [],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    sent.flatMap(({ name }, index) => {
      const error = errors[`parents.${index}.parent`] ?? errors[`parents.${index}.name`];
      return error === undefined ? [] : [[name, error]];
    }),
  );
