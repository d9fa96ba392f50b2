import { isDeepStrictEqual } from 'node:util';
import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { FormValues } from '@sitewright/form-runtime';
import type { Tenant } from '../../platform/database/index.ts';
import { insertAnsweredEntry, updateEntryQuantity, type CartRow } from './cart.queries.ts';
import { hasMaxAnswered } from './entry-limits.ts';
import type { EntryRow } from './offered.queries.ts';

/** A service with the buyer's answers. */
interface AnsweredVariant {
  readonly variantId: string;
  readonly quantity: number;
  readonly answers: FormValues;
}

/** Adds a service with answers; one with the same answers increases its quantity. */
export async function writeAnswered(
  { tenant, createId }: { readonly tenant: Tenant; readonly createId: () => string },
  { row, entries }: { readonly row: CartRow; readonly entries: readonly EntryRow[] },
  { variantId, quantity, answers }: AnsweredVariant,
): Promise<CartRow | ErrorResult> {
  const same = entries.find(
    (entry) => entry.variantId === variantId && isDeepStrictEqual(entry.answers, answers),
  );
  if (same !== undefined) {
    await updateEntryQuantity(tenant, same.entryId, same.quantity + quantity);
    return row;
  }
  if (hasMaxAnswered(entries)) return err('limitReached');
  const entry = { cartId: row.cartId, entryId: createId(), variantId, quantity };
  await insertAnsweredEntry(tenant, { ...entry, answers });
  return row;
}
