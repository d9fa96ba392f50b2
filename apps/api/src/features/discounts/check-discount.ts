import { maxAutomaticDiscounts, type DiscountDraft } from '@sitewright/contracts/entities';
import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { Tenant } from '../../platform/database/index.ts';
import { countAutomatic } from './discounts.queries.ts';

/** Each automatic discount is considered for every cart, so their number is limited. */
export const automaticLimitError: ErrorResult = err('limitReached', {
  errors: {
    isActive: `At most ${maxAutomaticDiscounts} automatic discounts can be active. Turn one off first.`,
  },
});

/** Why a discount cannot be stored; null if it can. */
export async function findDiscountLimitError(
  tenant: Tenant,
  draft: DiscountDraft,
  discountId?: string,
): Promise<ErrorResult | null> {
  if (draft.code !== null || !draft.isActive) return null;
  const others = await countAutomatic(tenant, discountId === undefined ? [] : [discountId]);
  return others < maxAutomaticDiscounts ? null : automaticLimitError;
}

const isCodeConflict = (error: unknown): boolean => {
  const { code, constraint } = error as { readonly code?: string; readonly constraint?: string };
  return code === '23505' && constraint === 'discounts_code';
};

/** Writes a discount. The unique index decides whether its code is free; the transaction fails with the error. */
export async function orCodeTaken(write: Promise<void>): Promise<ErrorResult | null> {
  try {
    await write;
    return null;
  } catch (error) {
    if (!isCodeConflict(error)) throw error;
    return err('alreadyExists', { errors: { code: 'Another discount has this code.' } });
  }
}
