import { discountCodeKey } from '@sitewright/commerce/discount';
import {
  changeDiscounts,
  createDiscount,
  listDiscounts,
  listDiscountTargets,
  readDiscount,
  writeDiscount,
} from '@sitewright/contracts/api';
import type { DiscountDraft, StoreDiscount } from '@sitewright/contracts/entities';
import { err } from '@sitewright/contracts/errors';
import type { HttpHandler } from 'msw';
import { answer } from './answer.ts';
import { idOf } from './sample.ts';
import { pageOf, type FakeState } from './state.ts';

const statusOf = ({ isActive, startsAt, endsAt }: DiscountDraft): StoreDiscount['status'] => {
  if (!isActive) return 'inactive';
  if (endsAt !== null && Date.parse(endsAt) < Date.now()) return 'expired';
  return startsAt !== null && Date.parse(startsAt) > Date.now() ? 'scheduled' : 'active';
};

const stored = (draft: DiscountDraft) => ({
  ...draft,
  code: draft.code === null ? null : discountCodeKey(draft.code),
  status: statusOf(draft),
});

/** The error for a code that another discount has; null if it is free. */
const codeError = (discounts: readonly StoreDiscount[], code: string | null, id?: string) =>
  code !== null && discounts.some((other) => other.id !== id && other.code === code)
    ? err('alreadyExists', { errors: { code: 'Another discount has this code.' } })
    : null;

export function discountHandlers(state: FakeState): HttpHandler[] {
  return [
    answer(listDiscounts, ({ query }) =>
      pageOf(
        state.discounts
          .filter(({ status }) => (query.status ?? status) === status)
          .filter(({ code, title }) =>
            `${code ?? ''} ${title}`.toLowerCase().includes((query.search ?? '').toLowerCase()),
          ),
        query,
      ),
    ),
    answer(createDiscount, ({ body }) => {
      const created = {
        ...stored(body),
        id: idOf('discount', state.discounts.length + 1),
        uses: 0,
        salesCents: 0,
        revision: 1,
      };
      const taken = codeError(state.discounts, created.code);
      if (taken !== null) return taken;
      state.discounts = [created, ...state.discounts];
      return created;
    }),
    answer(
      readDiscount,
      ({ params }) => state.discounts.find(({ id }) => id === params.discountId) ?? err('notFound'),
    ),
    answer(writeDiscount, ({ params, body: { draft, revision } }) => {
      const before = state.discounts.find(({ id }) => id === params.discountId);
      if (before === undefined) return err('notFound');
      if (before.revision !== revision) return err('conflict');
      const written = { ...before, ...stored(draft), revision: revision + 1 };
      const taken = codeError(state.discounts, written.code, before.id);
      if (taken !== null) return taken;
      state.discounts = state.discounts.map((other) => (other === before ? written : other));
      return written;
    }),
    answer(changeDiscounts, ({ body: { discountIds, action } }) => {
      const isMeant = ({ id }: StoreDiscount) => discountIds.includes(id);
      const changed = state.discounts.filter(isMeant).length;
      state.discounts =
        action === 'delete'
          ? state.discounts.filter((discount) => !isMeant(discount))
          : state.discounts.map((discount) => {
              if (!isMeant(discount)) return discount;
              const isActive = action === 'activate';
              return { ...discount, isActive, status: statusOf({ ...discount, isActive }) };
            });
      return { changed };
    }),
    answer(listDiscountTargets, () => ({
      products: state.items.map(({ id, title }) => ({ id, title })),
      categories: ['Beans', 'Prints'],
    })),
  ];
}
