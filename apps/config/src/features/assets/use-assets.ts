import { listAssets } from '@sitewright/contracts/api';
import type { Asset } from '@sitewright/contracts/entities';
import { useRead } from '../../api/read.ts';
import { useSite } from '../../shell/site/site.ts';

/** The maximum number of files per request. */
const maxFiles = 100;

/** Files by their ids, as far as they are loaded and exist; at most a hundred. */
export function useAssets(ids: readonly string[]): ReadonlyMap<string, Asset> {
  const { id: websiteId } = useSite();
  // Sorted: the same ids in another order do not cause a refetch.
  const requestedIds = ids.toSorted().slice(0, maxFiles);
  const { data } = useRead(
    listAssets,
    { params: { websiteId }, query: { limit: maxFiles, ids: requestedIds.join(',') } },
    { enabled: requestedIds.length > 0 },
  );
  return new Map(data?.rows.map((asset) => [asset.id, asset]));
}
