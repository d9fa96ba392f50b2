import type { DiscountDraft, StoreDiscount } from '@sitewright/contracts/entities';

/** The values of the form. Numbers are NaN while what is typed is invalid; the parts of other choices are preserved. */
export interface EditedDiscount {
  readonly method: 'code' | 'automatic';
  readonly code: string;
  readonly title: string;
  readonly effect: 'percentage' | 'fixed' | 'freeShipping';
  /** In hundredths of a percent. */
  readonly percentHundredths: number;
  readonly amountCents: number;
  readonly target: 'all' | 'products' | 'categories';
  readonly productIds: readonly string[];
  readonly categories: readonly string[];
  readonly minimum: 'none' | 'amount' | 'quantity';
  readonly minimumCents: number;
  readonly minimumQuantity: number;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly hasUseLimit: boolean;
  readonly useLimit: number;
  readonly hasCustomerLimit: boolean;
  readonly customerLimit: number;
  readonly forCustomers: 'everyone' | 'some';
  /** One email address per line. */
  readonly customers: string;
  readonly combinesWith: readonly DiscountDraft['combinesWith'][number][];
  readonly isActive: boolean;
}

/** The form of a new discount. */
export const newDiscount: EditedDiscount = {
  method: 'code',
  code: '',
  title: '',
  effect: 'percentage',
  percentHundredths: 1000,
  amountCents: 0,
  target: 'all',
  productIds: [],
  categories: [],
  minimum: 'none',
  minimumCents: 0,
  minimumQuantity: 2,
  startsAt: null,
  endsAt: null,
  hasUseLimit: false,
  useLimit: 100,
  hasCustomerLimit: false,
  customerLimit: 1,
  forCustomers: 'everyone',
  customers: '',
  combinesWith: [],
  isActive: true,
};

/** The form of a stored discount. */
export const toEdited = (stored: StoreDiscount): EditedDiscount => ({
  ...newDiscount,
  method: stored.code === null ? 'automatic' : 'code',
  code: stored.code ?? '',
  title: stored.title,
  effect: stored.effect.kind,
  ...(stored.effect.kind === 'percentage'
    ? { percentHundredths: Math.round(stored.effect.percent * 100) }
    : {}),
  ...(stored.effect.kind === 'fixed' ? { amountCents: stored.effect.amountCents } : {}),
  target: stored.target.kind,
  productIds: stored.target.kind === 'products' ? stored.target.productIds : [],
  categories: stored.target.kind === 'categories' ? stored.target.categories : [],
  minimum:
    stored.minimumCents !== null ? 'amount' : stored.minimumQuantity !== null ? 'quantity' : 'none',
  minimumCents: stored.minimumCents ?? newDiscount.minimumCents,
  minimumQuantity: stored.minimumQuantity ?? newDiscount.minimumQuantity,
  startsAt: stored.startsAt,
  endsAt: stored.endsAt,
  hasUseLimit: stored.useLimit !== null,
  useLimit: stored.useLimit ?? newDiscount.useLimit,
  hasCustomerLimit: stored.customerLimit !== null,
  customerLimit: stored.customerLimit ?? newDiscount.customerLimit,
  forCustomers: stored.customers === null ? 'everyone' : 'some',
  customers: stored.customers?.join('\n') ?? '',
  combinesWith: stored.combinesWith,
  isActive: stored.isActive,
});

/** A copy of a discount under another code. It starts turned off. */
export const toCopy = (stored: StoreDiscount): EditedDiscount => {
  const edited = toEdited(stored);
  return {
    ...edited,
    code: edited.code === '' ? '' : `${edited.code.slice(0, 55)}-COPY`,
    isActive: false,
  };
};

function targetOf(edited: EditedDiscount): DiscountDraft['target'] {
  if (edited.effect === 'freeShipping') return { kind: 'all' };
  if (edited.target === 'products') return { kind: 'products', productIds: [...edited.productIds] };
  if (edited.target === 'categories')
    return { kind: 'categories', categories: [...edited.categories] };
  return { kind: 'all' };
}

function effectOf(edited: EditedDiscount): DiscountDraft['effect'] {
  if (edited.effect === 'percentage')
    return { kind: 'percentage', percent: edited.percentHundredths / 100 };
  return edited.effect === 'fixed'
    ? { kind: 'fixed', amountCents: edited.amountCents }
    : { kind: 'freeShipping' };
}

const readLines = (text: string): string[] =>
  text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The form as it is sent: only the parts of what is chosen. */
export const toDraft = (edited: EditedDiscount): DiscountDraft => ({
  code: edited.method === 'code' ? edited.code : null,
  title: edited.method === 'code' ? '' : edited.title,
  effect: effectOf(edited),
  target: targetOf(edited),
  minimumCents: edited.minimum === 'amount' ? edited.minimumCents : null,
  minimumQuantity: edited.minimum === 'quantity' ? edited.minimumQuantity : null,
  startsAt: edited.startsAt,
  endsAt: edited.endsAt,
  useLimit: edited.hasUseLimit ? edited.useLimit : null,
  customerLimit: edited.hasCustomerLimit ? edited.customerLimit : null,
  customers: edited.forCustomers === 'some' ? readLines(edited.customers) : null,
  combinesWith: [...edited.combinesWith],
  isActive: edited.isActive,
});

/** Whether every typed number that is sent is valid. */
export const isComplete = (edited: EditedDiscount): boolean => {
  const { effect, minimumCents, minimumQuantity, useLimit, customerLimit } = toDraft(edited);
  const effectNumber =
    effect.kind === 'percentage'
      ? effect.percent
      : effect.kind === 'fixed'
        ? effect.amountCents
        : 0;
  return ![effectNumber, minimumCents, minimumQuantity, useLimit, customerLimit].some(Number.isNaN);
};

const aboveZero = 'Enter an amount above 0.';

/** The errors of members that a save would reject, by their paths in the draft. */
export function findDiscountErrors(edited: EditedDiscount): Readonly<Record<string, string>> {
  const { code, title, effect, target, minimumCents, customers } = toDraft(edited);
  const errors: Record<string, string> = {};
  if (code === null && title.trim() === '')
    errors['title'] = 'Enter the name that your customers read.';
  if (effect.kind === 'percentage' && effect.percent <= 0)
    errors['effect.percent'] = 'Enter a percentage above 0.';
  if (effect.kind === 'fixed' && effect.amountCents <= 0) errors['effect.amountCents'] = aboveZero;
  if (target.kind === 'products' && target.productIds.length === 0)
    errors['target'] = 'Choose at least one product.';
  if (target.kind === 'categories' && target.categories.length === 0)
    errors['target'] = 'Choose at least one category.';
  if (minimumCents !== null && minimumCents <= 0) errors['minimumCents'] = aboveZero;
  if (customers?.length === 0) errors['customers'] = 'Enter at least one email address.';
  return errors;
}

/** A code of eight characters that are easy to read and to type. `random` returns 0 to 1. */
export function generateCode(random: () => number): string {
  const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from(
    { length: 8 },
    () => characters[Math.floor(random() * characters.length)] ?? 'A',
  ).join('');
}
