import {
  adjustGiftCard,
  changeGiftCard,
  issueGiftCard,
  listGiftCards,
  readGiftCard,
  readGiftCardSettings,
  resendGiftCard,
  writeGiftCardSettings,
} from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import type { HttpHandler } from 'msw';
import { answer } from './answer.ts';
import { idOf } from './sample.ts';
import type { FakeGiftCard } from './shop-samples.ts';
import { isDone, pageOf, type FakeState } from './state.ts';

const at = '2026-11-20T12:00:00.000Z';

export function giftCardHandlers(state: FakeState): HttpHandler[] {
  const usedKeys = new Set<string>();
  const find = (giftCardId: string) => state.giftCards.find(({ id }) => id === giftCardId);
  const replace = (before: FakeGiftCard, after: FakeGiftCard) => {
    state.giftCards = state.giftCards.map((other) => (other === before ? after : other));
    return after;
  };
  return [
    answer(listGiftCards, ({ query }) => ({
      ...pageOf(
        state.giftCards
          .filter(({ status }) => (query.status ?? status) === status)
          .filter(({ codeEnd, recipientName, recipientEmail }) =>
            `${codeEnd} ${recipientName} ${recipientEmail}`
              .toLowerCase()
              .includes((query.search ?? '').toLowerCase()),
          ),
        query,
      ),
      liabilityCents: state.giftCards.reduce((sum, { balanceCents }) => sum + balanceCents, 0),
    })),
    answer(issueGiftCard, ({ body }) => {
      const { amountCents, ...wish } = body;
      const giftCard: FakeGiftCard = {
        ...wish,
        id: idOf('giftcard', state.giftCards.length + 1),
        codeEnd: '2345',
        currency: 'EUR',
        initialCents: amountCents,
        balanceCents: amountCents,
        status: 'scheduled',
        senderName: '',
        createdAt: at,
        deliverAt: body.deliverAt ?? at,
        deliveredAt: null,
        isActive: true,
        orderId: null,
        entries: [],
      };
      state.giftCards = [giftCard, ...state.giftCards];
      return { giftCard, code: 'ABCD-EFGH-JKMN-2345' };
    }),
    answer(readGiftCard, ({ params }) => find(params.giftCardId) ?? err('notFound')),
    answer(adjustGiftCard, ({ params, body: { amountCents, reason, key } }) => {
      const before = find(params.giftCardId);
      if (before === undefined) return err('notFound');
      if (usedKeys.has(key)) return before;
      const id = idOf('entry', before.entries.length + 1);
      const balanceCents = before.balanceCents + amountCents;
      if (balanceCents < 0)
        return err('invalidRequest', {
          errors: { amountCents: 'This is more than the balance of the card.' },
        });
      usedKeys.add(key);
      const entry = { id, createdAt: at, kind: 'adjusted' as const, amountCents, balanceCents };
      const by = { orderId: null, orderNumber: null, reason, author: 'Olive Owner' };
      return replace(before, {
        ...before,
        balanceCents,
        entries: [{ ...entry, ...by }, ...before.entries],
      });
    }),
    answer(changeGiftCard, ({ params, body: { isActive } }) => {
      const before = find(params.giftCardId);
      if (before === undefined) return err('notFound');
      return replace(before, { ...before, isActive, status: isActive ? 'active' : 'inactive' });
    }),
    answer(resendGiftCard, ({ params }) =>
      find(params.giftCardId) === undefined ? err('notFound') : isDone,
    ),
    answer(readGiftCardSettings, () => ({ bounds: state.giftCardBounds })),
    answer(writeGiftCardSettings, ({ body: { bounds } }) => {
      state.giftCardBounds = bounds;
      return { bounds };
    }),
  ];
}
