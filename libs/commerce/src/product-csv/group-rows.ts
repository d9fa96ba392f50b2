import { toUrlSlug } from '@sitewright/contracts/links';
import type { CsvRow } from './parse-csv.ts';
import type { RowReader } from './row-reader.ts';

/** The rows of one product. */
export type RowGroup = [first: CsvRow, ...others: CsvRow[]];

/** The slug in a cell, which may be a path or a URL. */
export function readHandle(cell: string): string {
  const text = cell.trim();
  const path = /^[a-z]+:\/\/|^\//i.test(text) ? (text.split(/[?#]/)[0] ?? '') : text;
  const slug = path === text ? text : (path.split('/').filter(Boolean).at(-1) ?? '');
  return slug.normalize('NFC').toLowerCase().normalize('NFC');
}

/**
 * Groups rows into products. Rows with the same handle are one product, wherever they are. A row without a handle
 * belongs to the product above if it has no title, or, in a file without handles, the same title.
 */
export function groupRows(rows: readonly CsvRow[], reader: RowReader): RowGroup[] {
  const groups: RowGroup[] = [];
  const byHandle = new Map<string, RowGroup>();
  let current: { readonly group: RowGroup; readonly title: string } | undefined;
  for (const row of rows) {
    const handle = readHandle(reader.word(row, 'handle'));
    const title = reader.word(row, 'title');
    const isContinued =
      handle === '' && (title === '' || (!reader.hasColumn('handle') && title === current?.title));
    const known = isContinued ? current?.group : byHandle.get(handle || toUrlSlug(title));
    if (known !== undefined && (isContinued || handle !== '')) {
      known.push(row);
      current = { group: known, title: isContinued ? (current?.title ?? '') : title };
      continue;
    }
    const group: RowGroup = [row];
    groups.push(group);
    if (handle !== '') byHandle.set(handle, group);
    current = { group, title };
  }
  return groups;
}
