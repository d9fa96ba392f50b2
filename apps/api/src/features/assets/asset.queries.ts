import type { Asset, AssetKind } from '@sitewright/contracts/entities';
import { countRows } from '../../platform/database/count-rows.ts';
import { containsPattern } from '../../platform/database/contains-pattern.ts';
import type { Tenant } from '../../platform/database/index.ts';
import { assetViewColumns, toAssetView } from './asset-view.queries.ts';

const columns = [...assetViewColumns, 'state', 'sizeBytes', 'createdAt'] as const;

const assetsOf = (tenant: Tenant) =>
  tenant.selectFrom('assets').where('deletedAt', 'is', null).select(columns);

type AssetRow = Awaited<ReturnType<ReturnType<typeof assetsOf>['executeTakeFirstOrThrow']>>;

export const toAsset = (row: AssetRow): Asset => ({
  ...toAssetView(row),
  state: row.state as Asset['state'],
  sizeBytes: row.sizeBytes,
  createdAt: row.createdAt.toISOString(),
});

interface AssetFilter {
  readonly kind?: AssetKind | undefined;
  readonly search?: string | undefined;
  /** Only these files. */
  readonly ids?: readonly string[] | undefined;
}

function filteredAssets(tenant: Tenant, filter: AssetFilter) {
  const { kind, search = '', ids } = filter;
  let query = assetsOf(tenant);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (ids !== undefined) query = query.where('assetId', 'in', ids);
  if (search === '') return query;
  const pattern = containsPattern(search);
  return query.where((where) =>
    where.or([where('fileName', 'ilike', pattern), where('alt', 'ilike', pattern)]),
  );
}

export const countAssets = (tenant: Tenant, filter: AssetFilter): Promise<number> =>
  countRows(filteredAssets(tenant, filter));

/** Files whose ids are below `before`, newest first. */
export async function listAssetRows(
  tenant: Tenant,
  filter: AssetFilter & { readonly before: string; readonly limit: number },
): Promise<Asset[]> {
  const rows = await filteredAssets(tenant, filter)
    .where('assetId', '<', filter.before)
    .orderBy('assetId', 'desc')
    .limit(filter.limit)
    .execute();
  return rows.map(toAsset);
}

export async function findAsset(tenant: Tenant, assetId: string): Promise<Asset | null> {
  const row = await assetsOf(tenant).where('assetId', '=', assetId).executeTakeFirst();
  return row === undefined ? null : toAsset(row);
}

/** The file of a website with this content; the oldest if there are duplicates. */
export async function findAssetOfContent(tenant: Tenant, sha256: string): Promise<Asset | null> {
  const row = await assetsOf(tenant)
    .where('sha256', '=', sha256)
    .orderBy('assetId')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : toAsset(row);
}

/** The data to serve a file with; undefined if the file is deleted. */
export const findStoredFile = (tenant: Tenant, assetId: string) =>
  tenant
    .selectFrom('assets')
    .where('assetId', '=', assetId)
    .where('deletedAt', 'is', null)
    .select(['sha256', 'contentType', 'kind', 'width', 'fileName', 'sizeBytes', 'createdAt'])
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
  /** Absent if the file does not declare its size. */
  readonly videoSize?: { readonly width: number; readonly height: number };
}

export async function insertAsset(tenant: Tenant, asset: NewAsset): Promise<void> {
  const size = asset.image ?? asset.videoSize;
  await tenant
    .insertInto('assets')
    .values({
      assetId: asset.assetId,
      kind: asset.kind,
      state: 'ready',
      fileName: asset.fileName,
      contentType: asset.contentType,
      sizeBytes: asset.sizeBytes,
      sha256: asset.sha256,
      alt: asset.alt ?? '',
      credit: asset.credit ?? '',
      focalX: asset.focalPoint?.x ?? null,
      focalY: asset.focalPoint?.y ?? null,
      width: size?.width ?? null,
      height: size?.height ?? null,
      color: asset.image?.color ?? null,
      placeholder: asset.image?.placeholder ?? null,
    })
    .execute();
}
