import type { AssetKind, AssetView } from '@sitewright/contracts/entities';
import type { Tenant } from '../../platform/database/index.ts';

interface AssetRow {
  assetId: string;
  kind: string;
  fileName: string;
  contentType: string;
  alt: string;
  credit: string;
  width: number | null;
  height: number | null;
  focalX: number | null;
  focalY: number | null;
  color: string | null;
  placeholder: string | null;
}

export const assetViewColumns = [
  'assetId',
  'kind',
  'fileName',
  'contentType',
  'alt',
  'credit',
  'width',
  'height',
  'focalX',
  'focalY',
  'color',
  'placeholder',
] as const;

/** ROUTE-29: the URL of a stored file. */
export const assetUrl = (assetId: string, fileName: string): string =>
  `/s/${assetId}/${encodeURIComponent(fileName)}`;

export const toAssetView = (row: AssetRow): AssetView => ({
  id: row.assetId,
  kind: row.kind as AssetKind,
  url: assetUrl(row.assetId, row.fileName),
  fileName: row.fileName,
  contentType: row.contentType,
  alt: row.alt,
  ...(row.width === null || row.height === null ? {} : { width: row.width, height: row.height }),
  ...(row.focalX === null || row.focalY === null
    ? {}
    : { focalPoint: { x: row.focalX, y: row.focalY } }),
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
    .where('assetId', 'in', [...new Set(ids)])
    .where('deletedAt', 'is', null)
    .select(assetViewColumns)
    .execute();
  return new Map(rows.map((row) => [row.assetId, toAssetView(row)]));
}
