import {
  productImportStates,
  type ImportCheck,
  type ImportScope,
  type ProductImport,
  type ProductImportState,
} from '@sitewright/contracts/api';
import type { MeasurementStandard } from '@sitewright/contracts/codes';
import type { CsvMapping, ItemDraft } from '@sitewright/contracts/entities';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Tenant } from '../../platform/database/index.ts';
import type { AddedParent } from '../categories/public.ts';
import type { ImportFile } from './read-import-file.ts';

const dayMs = 86_400_000;
/** How long an import can be undone. */
const storedDays = 90;
/** How long a file waits to be imported, and how many do. */
const waitingDays = 2;
const maxWaiting = 10;

const columns = [
  'importId',
  'collectionId',
  'fileName',
  'state',
  'file',
  'mapping',
  'measurementStandard',
  'verdict',
  'scope',
  'position',
  'total',
  'undoTo',
  'createdBy',
  'createdAt',
] as const;

const importsOf = (tenant: Tenant) => tenant.selectFrom('productImports').select(columns);
type StoredRow = Awaited<ReturnType<ReturnType<typeof importsOf>['executeTakeFirstOrThrow']>>;

/** An import without its file. */
export type ImportRow = Omit<
  StoredRow,
  'state' | 'file' | 'mapping' | 'measurementStandard' | 'verdict' | 'scope' | 'undoTo'
> & {
  readonly state: ProductImportState;
  readonly file: ProductImport['file'];
  readonly mapping: CsvMapping;
  readonly measurementStandard: MeasurementStandard;
  readonly verdict: ImportCheck | null;
  readonly scope: ImportScope;
  readonly undoTo: 'failed' | 'undone';
};

/** Finds an import; with `lock`, other writers of it wait. */
export async function findImport(
  tenant: Tenant,
  importId: string,
  lock = false,
): Promise<ImportRow | null> {
  const query = importsOf(tenant).where('importId', '=', importId);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return (row as ImportRow | undefined) ?? null;
}

/** The decoded file of an import; null once it has ended. */
export async function findImportContent(tenant: Tenant, importId: string): Promise<string | null> {
  const row = await tenant
    .selectFrom('productImports')
    .where('importId', '=', importId)
    .select('content')
    .executeTakeFirst();
  return row?.content ?? null;
}

interface NewImport extends ImportFile {
  readonly importId: string;
  readonly collectionId: string;
  readonly fileName: string;
  readonly measurementStandard: MeasurementStandard;
  readonly createdBy: string;
  readonly now: Date;
}

/** Stores an uploaded file, unless its id is known, and removes files that nobody imported and old imports. */
export async function insertImport(tenant: Tenant, added: NewImport): Promise<void> {
  const { now, file, mapping, ...values } = added;
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  await tenant
    .deleteFrom('productImports')
    .where((where) =>
      where.or([
        where.and([
          where('state', 'in', ['uploaded', 'checked']),
          where('createdAt', '<', before(waitingDays)),
        ]),
        where.and([
          where('state', 'in', ['done', 'failed', 'undone']),
          where('createdAt', '<', before(storedDays)),
        ]),
      ]),
    )
    .execute();
  await dropWaiting(tenant, maxWaiting - 1);
  await tenant
    .insertInto('productImports')
    .values({
      ...values,
      file: JSON.stringify(file),
      mapping: JSON.stringify(mapping),
      state: 'uploaded',
      createdAt: now,
    })
    .onConflict((conflict) => conflict.columns(['websiteId', 'importId']).doNothing())
    .execute();
}

/** Removes the files that wait to be imported, except the latest ones. */
async function dropWaiting(tenant: Tenant, count: number): Promise<void> {
  const waiting = await tenant
    .selectFrom('productImports')
    .where('state', 'in', ['uploaded', 'checked'])
    .orderBy('createdAt', 'desc')
    .offset(count)
    .select('importId')
    .execute();
  if (waiting.length === 0) return;
  await tenant
    .deleteFrom('productImports')
    .where(
      'importId',
      'in',
      waiting.map(({ importId }) => importId),
    )
    .execute();
}

interface ImportChange {
  readonly state?: ProductImportState;
  readonly mapping?: CsvMapping;
  readonly measurementStandard?: MeasurementStandard;
  readonly verdict?: ImportCheck;
  readonly scope?: ImportScope;
  readonly position?: number;
  readonly total?: number;
  readonly undoTo?: 'failed' | 'undone';
  readonly content?: null;
}

export async function updateImport(
  tenant: Tenant,
  importId: string,
  { mapping, verdict, ...change }: ImportChange,
): Promise<void> {
  await tenant
    .updateTable('productImports')
    .set({
      ...change,
      ...(mapping === undefined ? {} : { mapping: JSON.stringify(mapping) }),
      ...(verdict === undefined ? {} : { verdict: JSON.stringify(verdict) }),
    })
    .where('importId', '=', importId)
    .execute();
}

const startedStates = productImportStates.filter(
  (state) => state !== 'uploaded' && state !== 'checked',
);

const startedImports = (tenant: Tenant) =>
  tenant.selectFrom('productImports').where('state', 'in', startedStates);

export const countImports = (tenant: Tenant): Promise<number> =>
  countRows(startedImports(tenant).select('importId'));

/** Imports that were started, latest first. */
export const listImportRows = (
  tenant: Tenant,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) =>
  startedImports(tenant)
    .orderBy('createdAt', 'desc')
    .orderBy('importId', 'desc')
    .offset(offset)
    .limit(limit)
    .select(['importId', 'fileName', 'state', 'createdAt', 'createdBy'])
    .execute();

/** What an import did with a product. */
export interface ImportedItem {
  readonly importId: string;
  readonly position: number;
  readonly rowNumber: number;
  readonly itemId: string | null;
  readonly title: string;
  readonly outcome: 'created' | 'updated' | 'unchanged' | 'invalid';
  readonly message?: string;
  readonly before?: ItemDraft;
  readonly revision?: string;
  /** The stock of each variant after the import, by its id. */
  readonly stocks?: Readonly<Record<string, number>>;
  /** The parents of categories that were added with it. */
  readonly addedParents?: readonly AddedParent[];
}

export async function insertImportedItem(tenant: Tenant, item: ImportedItem): Promise<void> {
  const { before, stocks, addedParents = [], ...values } = item;
  await tenant
    .insertInto('productImportItems')
    .values({
      ...values,
      before: before === undefined ? null : JSON.stringify(before),
      stocks: stocks === undefined ? null : JSON.stringify(stocks),
      addedParents: addedParents.length === 0 ? null : JSON.stringify(addedParents),
    })
    .execute();
}

/** The items of an import that its undo has not seen, last first. */
export const listItemsToUndo = (tenant: Tenant, importId: string, limit: number) =>
  tenant
    .selectFrom('productImportItems')
    .where('importId', '=', importId)
    .where('outcome', 'in', ['created', 'updated'])
    .where('undone', 'is', null)
    .orderBy('position', 'desc')
    .limit(limit)
    .select(['position', 'itemId', 'outcome', 'before', 'revision', 'stocks', 'addedParents'])
    .execute();

export async function markUndone(
  tenant: Tenant,
  importId: string,
  position: number,
  undone: 'deleted' | 'restored' | 'edited',
): Promise<void> {
  await tenant
    .updateTable('productImportItems')
    .set({ undone })
    .where('importId', '=', importId)
    .where('position', '=', position)
    .execute();
}

/** How many products of an import have which outcome, and which were undone. */
export const countOutcomes = (tenant: Tenant, importId: string) =>
  tenant
    .selectFrom('productImportItems')
    .where('importId', '=', importId)
    .groupBy(['outcome', 'undone'])
    .select((select) => ['outcome', 'undone', select.fn.countAll<number>().as('count')])
    .execute();

/** Products that could not be imported, or that an undo left as they are. */
export const listNotableItems = (tenant: Tenant, importId: string, limit: number) =>
  tenant
    .selectFrom('productImportItems')
    .where('importId', '=', importId)
    .where((where) => where.or([where('outcome', '=', 'invalid'), where('undone', '=', 'edited')]))
    .orderBy('position')
    .limit(limit)
    .select(['itemId', 'title', 'rowNumber', 'outcome', 'message'])
    .execute();
