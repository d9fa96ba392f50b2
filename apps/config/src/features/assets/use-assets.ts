import { listAssets } from '@sitewright/contracts/api';
import type { Asset } from '@sitewright/contracts/entities';
import { useRead } from '../../api/read.ts';
import { useSite } from '../../shell/site/site.ts';

/** The maximum page size. */
const most = 100;

/** Files by their ids, as far as they are loaded and exist; at most a hundred. */
export function useAssets(ids: readonly string[]): ReadonlyMap<string, Asset> {
  const { id: websiteId } = useSite();
  // Sorted, so that moving one does not refetch them.
  const wanted = ids.toSorted().slice(0, most);
  const { data } = useRead(
    listAssets,
    { params: { websiteId }, query: { limit: most, ids: wanted.join(',') } },
    { enabled: wanted.length > 0 },
  );
  return new Map(data?.rows.map((asset) => [asset.id, asset]));
}
