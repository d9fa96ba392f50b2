import type { AssetKind, AssetView } from '@sitewright/contracts/entities';
import type { Tenant } from '../../platform/database/index.ts';

interface AssetRow {
  asset_id: string;
  kind: string;
  file_name: string;
  content_type: string;
  alt: string;
  credit: string;
  width: number | null;
  height: number | null;
  focal_x: number | null;
  focal_y: number | null;
  color: string | null;
  placeholder: string | null;
}

export const assetViewColumns = [
  'asset_id',
  'kind',
  'file_name',
  'content_type',
  'alt',
  'credit',
  'width',
  'height',
  'focal_x',
  'focal_y',
  'color',
  'placeholder',
] as const;

/** ROUTE-29: the URL of a stored file. */
export const assetUrl = (assetId: string, fileName: string): string =>
  `/s/${assetId}/${encodeURIComponent(fileName)}`;

export const toAssetView = (row: AssetRow): AssetView => ({
  id: row.asset_id,
  kind: row.kind as AssetKind,
  url: assetUrl(row.asset_id, row.file_name),
  fileName: row.file_name,
  contentType: row.content_type,
  alt: row.alt,
  ...(row.width === null || row.height === null ? {} : { width: row.width, height: row.height }),
  ...(row.focal_x === null || row.focal_y === null
    ? {}
    : { focalPoint: { x: row.focal_x, y: row.focal_y } }),
  ...(row.color === null ? {} : { color: row.color }),
  ...(row.placeholder === null ? {} : { placeholder: row.placeholder }),
  ...(row.credit === '' ? {} : { credit: row.credit }),
});

/** Files by id, except deleted ones. */
export async function findAssets(
  tenant: Tenant,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AssetView>> {
  if (ids.length === 0) return new Map();
  const rows = await tenant
    .selectFrom('assets')
    .where('asset_id', 'in', [...new Set(ids)])
    .where('deleted_at', 'is', null)
    .select(assetViewColumns)
    .execute();
  return new Map(rows.map((row) => [row.asset_id, toAssetView(row)]));
}
