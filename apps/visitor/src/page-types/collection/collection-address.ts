import type { CollectionView } from '@sitewright/contracts/entities';

/** URL of a page of a collection with its filters. The first page has no number. */
export function addressOf(
  { path }: Pick<CollectionView, 'path'>,
  filters: CollectionView['filters'],
  page = 1,
): string {
  const query = new URLSearchParams(
    Object.entries(filters).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
