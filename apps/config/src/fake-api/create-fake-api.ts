import type { HttpHandler } from 'msw';
import { accountHandlers } from './account-handlers.ts';
import { contributorHandlers } from './contributor-handlers.ts';
import { codeHandlers } from './code-handlers.ts';
import { contentHandlers } from './content-handlers.ts';
import { discountHandlers } from './discount-handlers.ts';
import { giftCardHandlers } from './gift-card-handlers.ts';
import { pageHandlers } from './page-handlers.ts';
import { inventoryHandlers } from './inventory-handlers.ts';
import { orderHandlers } from './order-handlers.ts';
import { refundHandlers } from './refund-handlers.ts';
import { shopHandlers } from './shop-handlers.ts';
import { createFakeState, type FakeState } from './state.ts';
import { websiteHandlers } from './website-handlers.ts';

/** The owners' API in memory, for tests of screens. */
export interface FakeApi {
  readonly state: FakeState;
  readonly handlers: readonly HttpHandler[];
}

/** Creates a new API with one website, whose owner is logged in. */
export function createFakeApi(changes: Partial<FakeState> = {}): FakeApi {
  const state = { ...createFakeState(), ...changes };
  return {
    state,
    handlers: [
      ...accountHandlers(state),
      ...websiteHandlers(state),
      ...codeHandlers(state),
      ...pageHandlers(state),
      ...contentHandlers(state),
      ...contributorHandlers(state),
      ...inventoryHandlers(state),
      ...shopHandlers(state),
      ...discountHandlers(state),
      ...orderHandlers(state),
      ...giftCardHandlers(state),
      ...refundHandlers(state),
    ],
  };
}
