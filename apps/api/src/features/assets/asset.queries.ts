import type { Asset, AssetKind } from '@sitewright/contracts/entities';
import { countRows } from '../../platform/database/count-rows.ts';
import { partPattern } from '../../platform/database/part-pattern.ts';
import type { Tenant } from '../../platform/database/index.ts';
import { assetViewColumns, toAssetView } from './asset-view.queries.ts';

const columns = [...assetViewColumns, 'state', 'size_bytes', 'created_at'] as const;

const assetsOf = (tenant: Tenant) =>
  tenant.selectFrom('assets').where('deleted_at', 'is', null).select(columns);

type AssetRow = Awaited<ReturnType<ReturnType<typeof assetsOf>['executeTakeFirstOrThrow']>>;

export const toAsset = (row: AssetRow): Asset => ({
  ...toAssetView(row),
  state: row.state as Asset['state'],
  sizeBytes: row.size_bytes,
  createdAt: row.created_at.toISOString(),
});

interface AssetFilter {
  readonly kind?: AssetKind | undefined;
  readonly search?: string | undefined;
  /** Only these kinds. */
  readonly ids?: readonly string[] | undefined;
}

function filteredAssets(tenant: Tenant, filter: AssetFilter) {
  const { kind, search = '', ids } = filter;
  let query = assetsOf(tenant);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (ids !== undefined) query = query.where('asset_id', 'in', ids);
  if (search === '') return query;
  const pattern = partPattern(search);
  return query.where((where) =>
    where.or([where('file_name', 'ilike', pattern), where('alt', 'ilike', pattern)]),
  );
}

export const countAssets = (tenant: Tenant, filter: AssetFilter): Promise<number> =>
  countRows(filteredAssets(tenant, filter));

/** Newest first, those before an id. */
export async function listAssetRows(
  tenant: Tenant,
  filter: AssetFilter & { readonly before: string; readonly limit: number },
): Promise<Asset[]> {
  const rows = await filteredAssets(tenant, filter)
    .where('asset_id', '<', filter.before)
    .orderBy('asset_id', 'desc')
    .limit(filter.limit)
    .execute();
  return rows.map(toAsset);
}

export async function findAsset(tenant: Tenant, assetId: string): Promise<Asset | null> {
  const row = await assetsOf(tenant).where('asset_id', '=', assetId).executeTakeFirst();
  return row === undefined ? null : toAsset(row);
}

/** The file of a website with this content; the earliest of several old duplicates. */
export async function findAssetOfContent(tenant: Tenant, sha256: string): Promise<Asset | null> {
  const row = await assetsOf(tenant)
    .where('sha256', '=', sha256)
    .orderBy('asset_id')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : toAsset(row);
}

/** The location and type of a stored file. */
export const findStoredFile = (tenant: Tenant, assetId: string) =>
  tenant
    .selectFrom('assets')
    .where('asset_id', '=', assetId)
    .where('deleted_at', 'is', null)
    .select(['sha256', 'content_type', 'kind', 'width', 'file_name', 'size_bytes', 'created_at'])
    .executeTakeFirst();

export interface NewAsset {
  readonly assetId: string;
  readonly kind: AssetKind;
  readonly fileName: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly alt?: string;
  readonly credit?: string;
  readonly focalPoint?: { readonly x: number; readonly y: number };
  readonly image?: {
    readonly width: number;
    readonly height: number;
    readonly color?: string;
    readonly placeholder?: string;
  };
  /** Absent if the file does not contain one. */
  readonly videoSize?: { readonly width: number; readonly height: number };
}

export async function insertAsset(tenant: Tenant, asset: NewAsset): Promise<void> {
  const size = asset.image ?? asset.videoSize;
  await tenant
    .insertInto('assets')
    .values({
      asset_id: asset.assetId,
      kind: asset.kind,
      state: 'ready',
      file_name: asset.fileName,
      content_type: asset.contentType,
      size_bytes: asset.sizeBytes,
      sha256: asset.sha256,
      alt: asset.alt ?? '',
      credit: asset.credit ?? '',
      focal_x: asset.focalPoint?.x ?? null,
      focal_y: asset.focalPoint?.y ?? null,
      width: size?.width ?? null,
      height: size?.height ?? null,
      color: asset.image?.color ?? null,
      placeholder: asset.image?.placeholder ?? null,
    })
    .execute();
}
