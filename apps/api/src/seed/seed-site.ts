import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { completeMatrix } from '@sitewright/commerce/variants';
import { toProductType } from '@sitewright/contracts/codes';
import { emptySeo } from '@sitewright/contracts/entities';
import { isErrorResult } from '@sitewright/contracts/errors';
import { storeUpload } from '../features/assets/store-upload.ts';
import { insertCollection } from '../features/collections/collection.queries.ts';
import {
  recordMovements,
  upsertProduct,
  writeVariants,
} from '../features/collections/products.queries.ts';
import { insertDiscount } from '../features/discounts/public.ts';
import { compileCode } from '../features/pages/code/compile-code.ts';
import { insertPage, type NewPageRow } from '../features/pages/pages.queries.ts';
import { writePart } from '../features/presentation/parts.queries.ts';
import { listPending } from '../features/releases/pending.queries.ts';
import { indexItem } from '../features/search/search-texts.queries.ts';
import { writeRelease } from '../features/releases/write-release.ts';
import { claimItemPaths } from '../features/url-paths/public.ts';
import { insertWebsite, reserveIdentifier } from '../features/websites/websites.queries.ts';
import { withLookup, withTenant, type Tenant } from '../platform/database/index.ts';
import { hashPassword } from '../platform/security/password.ts';
import type { Services } from '../platform/services.ts';
import { storeDigitalFiles, writeDigitalFiles, type DigitalFiles } from './digital-files.ts';
import { demoAssetFolder } from './demo-assets.ts';
import type { DemoContent, DemoItem, DemoKit, DemoPage, DemoSite } from './demo-site.ts';

type SeedServices = Omit<Services, 'log'>;

/** The website with the identifier, or the reservation of an interrupted seed; otherwise null. */
async function findSeeded(services: SeedServices, identifier: string) {
  const row = await withLookup(
    services.database,
    (db) =>
      db
        .selectFrom('siteIdentifiers')
        .leftJoin('websites', 'websites.websiteId', 'siteIdentifiers.websiteId')
        .where('siteIdentifiers.identifier', '=', identifier)
        .select([
          'siteIdentifiers.websiteId',
          'websites.websiteId as insertedId',
          'websites.liveReleaseId',
        ])
        .executeTakeFirst(),
    'read',
  );
  return row ?? null;
}

/** Writes one website with all its content and publishes it. Completes an interrupted seed. */
export async function seedSite(
  services: SeedServices,
  site: DemoSite,
  owner: { readonly accountId: string; readonly displayName: string },
): Promise<string> {
  const { database, createId } = services;
  const seeded = await findSeeded(services, site.identifier);
  const websiteId = seeded?.websiteId ?? createId();
  if (typeof seeded?.liveReleaseId === 'string') return websiteId;
  const inTenant = <T>(work: (tenant: Tenant) => Promise<T>) =>
    withTenant(database, { websiteId, actorId: owner.accountId }, work);

  if (seeded === null)
    await withLookup(database, (db) =>
      reserveIdentifier(db, site.identifier, websiteId, services.now()),
    );
  if (typeof seeded?.insertedId !== 'string')
    await inTenant(async (tenant) => {
      await insertWebsite(tenant, {
        identifier: site.identifier,
        title: site.title,
        description: site.description,
        accountId: owner.accountId,
        locale: site.locale,
        currency: site.currency,
      });
      await tenant
        .updateTable('websites')
        .set({ settings: JSON.stringify(site.settings ?? {}) })
        .execute();
    });

  const assets = new Map<string, string>();
  for (const { file, alt, credit, focalPoint } of site.assets) {
    const stored = await storeUpload({
      websiteId,
      fileName: file.split('/').at(-1)!,
      content: createReadStream(join(demoAssetFolder, file)),
      services: services as Services,
      inTenant,
      facts: {
        ...(alt === undefined ? {} : { alt }),
        ...(credit === undefined ? {} : { credit }),
        ...(focalPoint === undefined ? {} : { focalPoint }),
      },
    });
    if (isErrorResult(stored))
      throw new Error(`The demo file ${file} was rejected: ${stored.error}`);
    assets.set(file, stored.asset.id);
  }

  const kit = createKit(assets, createId);
  const content = site.build(kit);
  const files = await storeDigitalFiles(services, websiteId, content.items);
  const passwords = new Map<string, string>();
  for (const { key, password } of content.pages)
    if (password !== undefined) passwords.set(key, await hashPassword(password));
  await inTenant(async (tenant) => {
    const now = services.now();
    await writeContent({ tenant, kit, content, passwords, files, createId, now });
    await writeRelease(tenant, {
      releaseId: createId(),
      accountId: owner.accountId,
      author: owner.displayName,
      note: '',
      restoredFrom: null,
      entries: await listPending(tenant),
      now,
    });
  });
  services.hosts.forgetSite(websiteId);
  return websiteId;
}

function createKit(assets: ReadonlyMap<string, string>, createId: () => string): DemoKit {
  const ids = new Map<string, string>();
  const idOf = (kind: string) => (key: string) => {
    const name = `${kind}:${key}`;
    const id = ids.get(name) ?? createId();
    ids.set(name, id);
    return id;
  };
  return {
    asset: (file) => {
      const id = assets.get(file);
      if (id === undefined)
        throw new Error(`The demo uses ${file} and does not list it among its assets.`);
      return id;
    },
    page: idOf('page'),
    collection: idOf('collection'),
    item: idOf('item'),
    form: idOf('form'),
  };
}

/** A page's own code as it is stored, with the same checks as for every owner. */
function codeOf({ urlId, code }: DemoPage): Pick<NewPageRow, 'code'> {
  if (code === undefined) return {};
  const compiled = compileCode(code);
  if (!compiled.ok)
    throw new Error(`The code of /${urlId} was rejected: ${JSON.stringify(compiled.errors)}`);
  return { code: { written: code, ...compiled.code } };
}

interface ContentWrite {
  readonly tenant: Tenant;
  readonly kit: DemoKit;
  readonly content: DemoContent;
  /** Hashes of locked pages' passwords by the page's key. */
  readonly passwords: ReadonlyMap<string, string>;
  /** The stored files of digital products by path. */
  readonly files: DigitalFiles;
  readonly createId: () => string;
  readonly now: Date;
}

async function writeContent({
  tenant,
  kit,
  content,
  passwords,
  files,
  createId,
  now,
}: ContentWrite): Promise<void> {
  await writePart(tenant, 'styles', content.styles, now);
  await writePart(tenant, 'navigation', content.navigation, now);
  await writePart(tenant, 'headerFooter', content.headerFooter, now);
  if (content.overlays !== undefined) await writePart(tenant, 'overlays', content.overlays, now);
  for (const page of content.pages) {
    const collectionId =
      page.collection === undefined ? undefined : kit.collection(page.collection.key);
    if (collectionId !== undefined) {
      const { type, view } = page.collection!;
      await insertCollection(tenant, {
        collectionId,
        type,
        title: page.title,
        settings: view === undefined ? {} : { view },
      });
    }
    await insertPage(tenant, {
      pageId: kit.page(page.key),
      title: page.title,
      urlId: page.urlId,
      isHomepage: page.isHomepage === true,
      isHidden: page.isHidden === true,
      access: page.access ?? 'open',
      passwordHash: passwords.get(page.key) ?? null,
      seo: { ...emptySeo, ...page.seo },
      document: page.document,
      ...codeOf(page),
      ...(page.isCover === true ? { kind: 'cover' } : {}),
      ...(collectionId === undefined ? {} : { kind: 'collection', collectionId }),
    });
  }
  for (const form of content.forms) await writeForm(tenant, kit.form(form.key), form, createId);
  for (const [position, item] of content.items.entries())
    await writeItem(tenant, kit, item, position, createId);
  await writeDigitalFiles(tenant, kit, content.items, files, { createId, now });
  if (content.store !== undefined)
    await tenant
      .insertInto('storeSettings')
      .values({ value: JSON.stringify(content.store) })
      .execute();
  for (const discount of content.discounts ?? [])
    await insertDiscount(tenant, createId(), discount, now);
}

async function writeForm(
  tenant: Tenant,
  formId: string,
  form: DemoContent['forms'][number],
  createId: () => string,
): Promise<void> {
  const { key: _key, mailingList, ...definition } = form;
  const mailingListId = mailingList === undefined ? null : createId();
  if (mailingListId !== null)
    await tenant.insertInto('mailingLists').values({ mailingListId, name: mailingList! }).execute();
  await tenant
    .insertInto('forms')
    .values({
      formId,
      definition: JSON.stringify(definition),
      mailingListId,
    })
    .execute();
}

async function writeItem(
  tenant: Tenant,
  kit: DemoKit,
  item: DemoItem,
  position: number,
  createId: () => string,
): Promise<void> {
  const { draft } = item;
  const itemId = kit.item(item.key);
  await tenant
    .insertInto('items')
    .values({
      itemId,
      collectionId: kit.collection(item.collection),
      recordType: item.recordType,
      title: draft.title,
      urlId: draft.urlId,
      excerpt: draft.excerpt,
      body: draft.body === null ? null : JSON.stringify(draft.body),
      imageIds: JSON.stringify(draft.imageIds),
      author: draft.author,
      categories: draft.categories,
      tags: draft.tags,
      workflowState: draft.workflowState,
      publishAt: draft.publishAt === null ? null : new Date(draft.publishAt),
      position,
      event: draft.event === undefined ? null : JSON.stringify(draft.event),
      video: draft.video === undefined ? null : JSON.stringify(draft.video),
    })
    .execute();
  const holder = await claimItemPaths(tenant, [itemId]);
  if (holder !== null) throw new Error(`The path of a seeded item is taken: /${holder.path}.`);
  if (draft.product !== null) await writeProduct(tenant, itemId, draft.product, createId);
  await indexItem(tenant, itemId, draft);
}

/** The threshold of low stock in the demo shop. */
const lowStockAt = 5;

async function writeProduct(
  tenant: Tenant,
  itemId: string,
  product: NonNullable<DemoItem['draft']['product']>,
  createId: () => string,
): Promise<void> {
  const { options, variants } = completeMatrix(product.variants);
  await upsertProduct(tenant, {
    itemId,
    productType: toProductType(product.productType),
    options: options.map(({ name, values }) => ({ name, values: [...values] })),
    taxClass: product.taxClass,
    formFields: product.formFields,
  });
  await writeVariants(tenant, itemId, variants);
  await tenant
    .updateTable('variants')
    .set({ lowStockAt })
    .where('itemId', '=', itemId)
    .where('unlimited', '=', false)
    .execute();
  const movements = variants
    .filter(({ unlimited }) => !unlimited)
    .map(({ id, qtyInStock }) => ({
      movementId: createId(),
      variantId: id,
      kind: 'received' as const,
      quantity: qtyInStock,
    }));
  await recordMovements(tenant, movements, new Date());
}
