import { parseCsvList } from './csv-list.ts';

const separator = ' > ';

/** A name in a path: what would separate names has a backslash before it. */
const formatName = (name: string, index: number): string => {
  const text = name.replaceAll(/[\\>]/g, String.raw`\$&`);
  return index === 0 && text.startsWith('/') ? `\\${text}` : text;
};

/** A path of categories, from the top: `Kitchen > Mugs`. */
export const formatCategory = (path: readonly string[]): string =>
  path.map(formatName).join(separator);

/** The name of a category in a URL path, as people write it. */
function nameOfSlug(slug: string): string {
  const text = slug.replaceAll('-', ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The path of an entry: names with ` > ` between them, or a URL path, as Squarespace exports it. */
function parseCategory(entry: string): string[] {
  const names = entry.startsWith('/')
    ? entry.split('/').map(nameOfSlug)
    : entry.split(/\s+>\s+/).map((name) => name.replaceAll(/\\([\\>/])/g, '$1').trim());
  return names.filter((name) => name !== '');
}

/** The paths of the categories in a cell, each from the top. */
export const parseCategories = (cell: string): readonly (readonly string[])[] =>
  parseCsvList(cell)
    .map(parseCategory)
    .filter((path) => path.length > 0);
