import type {
  GiftCardStatus,
  StoreGiftCard,
  StoreGiftCardEntry,
} from '@sitewright/contracts/entities';
import { sql, type RawBuilder } from 'kysely';
import { containsPattern } from '../../platform/database/contains-pattern.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Tenant } from '../../platform/database/index.ts';
import { readableEmail } from '../../platform/mail/readable-email.ts';

const giftCardsOf = (tenant: Tenant) =>
  tenant
    .selectFrom('giftCards')
    .select(['giftCardId', 'codeEnd', 'currency', 'initialCents', 'balanceCents', 'isActive'])
    .select(['expiresAt', 'recipientName', 'recipientEmail', 'senderName', 'message'])
    .select(['deliverAt', 'deliveredAt', 'orderId', 'createdAt']);

type GiftCardRow = Awaited<ReturnType<ReturnType<typeof giftCardsOf>['execute']>>[number];

/** The status of a card at an instant. `statusIs` is the same rule in SQL. */
function statusOf(
  { isActive, expiresAt, balanceCents, deliveredAt }: GiftCardRow,
  now: Date,
): GiftCardStatus {
  if (!isActive) return 'inactive';
  if (expiresAt !== null && expiresAt < now) return 'expired';
  if (balanceCents === 0) return 'empty';
  return deliveredAt === null ? 'scheduled' : 'active';
}

const isUsable = (now: Date) =>
  sql<boolean>`is_active and (expires_at is null or expires_at >= ${now})`;

const statusIs: Readonly<Record<GiftCardStatus, (now: Date) => RawBuilder<boolean>>> = {
  inactive: () => sql`not is_active`,
  expired: (now) => sql`is_active and expires_at < ${now}`,
  empty: (now) => sql`${isUsable(now)} and balance_cents = 0`,
  scheduled: (now) => sql`${isUsable(now)} and balance_cents > 0 and delivered_at is null`,
  active: (now) => sql`${isUsable(now)} and balance_cents > 0 and delivered_at is not null`,
};

const toOut = (row: GiftCardRow, now: Date): StoreGiftCard => ({
  id: row.giftCardId,
  codeEnd: row.codeEnd,
  currency: row.currency,
  initialCents: row.initialCents,
  balanceCents: row.balanceCents,
  status: statusOf(row, now),
  recipientName: row.recipientName,
  recipientEmail: readableEmail(row.recipientEmail),
  senderName: row.senderName,
  message: row.message,
  createdAt: row.createdAt.toISOString(),
  deliverAt: row.deliverAt.toISOString(),
  deliveredAt: row.deliveredAt?.toISOString() ?? null,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  isActive: row.isActive,
  orderId: row.orderId,
});

/** A part of the list of gift cards. */
export interface GiftCardFilter {
  readonly status?: GiftCardStatus | undefined;
  readonly search?: string | undefined;
  readonly now: Date;
}

function filtered(tenant: Tenant, { status, search = '', now }: GiftCardFilter) {
  const text = search.trim();
  // A typed code is found by its end, which is all that is stored.
  const codeEnd = text.replaceAll(/[\s-]/g, '').toUpperCase().slice(-4);
  return giftCardsOf(tenant)
    .$if(status !== undefined, (query) => query.where(statusIs[status ?? 'active'](now)))
    .$if(text !== '', (query) =>
      query.where((where) =>
        where.or([
          where('codeEnd', '=', codeEnd),
          where('recipientName', 'ilike', containsPattern(text)),
          where('recipientEmail', 'ilike', containsPattern(text)),
          where('senderName', 'ilike', containsPattern(text)),
        ]),
      ),
    );
}

/** Gift cards, newest first. `below` is a gift card id: only older ones are listed. */
export async function listGiftCardRows(
  tenant: Tenant,
  filter: GiftCardFilter & { readonly below?: string | undefined; readonly limit: number },
): Promise<StoreGiftCard[]> {
  let query = filtered(tenant, filter);
  if (filter.below !== undefined) query = query.where('giftCardId', '<', filter.below);
  const rows = await query.orderBy('giftCardId', 'desc').limit(filter.limit).execute();
  return rows.map((row) => toOut(row, filter.now));
}

export const countGiftCards = (tenant: Tenant, filter: GiftCardFilter): Promise<number> =>
  countRows(filtered(tenant, filter));

/** What the store owes: the sum of the balances that can still be redeemed, in minor units of its currency. */
export async function giftCardLiability(tenant: Tenant, now: Date): Promise<number> {
  const { sum } = await tenant
    .selectFrom('giftCards')
    .where(isUsable(now))
    .select((select) => select.fn.sum<string>('balanceCents').as('sum'))
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/** A gift card by its id; null if there is none. */
export async function findGiftCard(
  tenant: Tenant,
  giftCardId: string,
  now: Date,
): Promise<StoreGiftCard | null> {
  const row = await giftCardsOf(tenant).where('giftCardId', '=', giftCardId).executeTakeFirst();
  return row === undefined ? null : toOut(row, now);
}

/** A gift card by the hash of its code; null if there is none. */
export async function findGiftCardByCode(
  tenant: Tenant,
  codeHash: Uint8Array,
  now: Date,
): Promise<StoreGiftCard | null> {
  const row = await giftCardsOf(tenant).where('codeHash', '=', codeHash).executeTakeFirst();
  return row === undefined ? null : toOut(row, now);
}

/** Gift cards by their ids, without a lock. */
export async function listGiftCardsOf(
  tenant: Tenant,
  giftCardIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, StoreGiftCard>> {
  if (giftCardIds.length === 0) return new Map();
  const rows = await giftCardsOf(tenant)
    .where('giftCardId', 'in', [...giftCardIds])
    .execute();
  return new Map(rows.map((row) => [row.giftCardId, toOut(row, now)]));
}

/** The ledger of a card, newest first. */
export async function listEntries(
  tenant: Tenant,
  giftCardId: string,
): Promise<StoreGiftCardEntry[]> {
  const rows = await tenant
    .selectFrom('giftCardEntries')
    .leftJoin('orders', (join) =>
      join
        .onRef('orders.websiteId', '=', 'giftCardEntries.websiteId')
        .onRef('orders.orderId', '=', 'giftCardEntries.orderId'),
    )
    .where('giftCardEntries.giftCardId', '=', giftCardId)
    .orderBy('giftCardEntries.position', 'desc')
    .select(['giftCardEntries.entryId', 'giftCardEntries.createdAt', 'giftCardEntries.kind'])
    .select(['giftCardEntries.amountCents', 'giftCardEntries.balanceCents'])
    .select(['giftCardEntries.orderId', 'giftCardEntries.reason', 'giftCardEntries.author'])
    .select('orders.number')
    .execute();
  return rows.map((row) => ({
    id: row.entryId,
    createdAt: row.createdAt.toISOString(),
    kind: row.kind,
    amountCents: row.amountCents,
    balanceCents: row.balanceCents,
    orderId: row.orderId,
    orderNumber: row.number,
    reason: row.reason,
    author: row.author,
  }));
}

/** Turns a card on or off. Returns false if there is none. */
export async function setGiftCardActive(
  tenant: Tenant,
  giftCardId: string,
  isActive: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await tenant
    .updateTable('giftCards')
    .set({ isActive })
    .where('giftCardId', '=', giftCardId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
