import type { ProductImport } from '@sitewright/contracts/api';
import type { HttpHandler } from 'msw';
import { accountHandlers } from './account-handlers.ts';
import { categoryHandlers } from './category-handlers.ts';
import { contributorHandlers } from './contributor-handlers.ts';
import { codeHandlers } from './code-handlers.ts';
import { contentHandlers } from './content-handlers.ts';
import { customerHandlers } from './customer-handlers.ts';
import { discountHandlers } from './discount-handlers.ts';
import { downloadHandlers } from './download-handlers.ts';
import { giftCardHandlers } from './gift-card-handlers.ts';
import { reviewHandlers } from './review-handlers.ts';
import { pageHandlers } from './page-handlers.ts';
import { importHandlers, uploadFakeImport } from './import-handlers.ts';
import { inventoryHandlers } from './inventory-handlers.ts';
import { orderHandlers } from './order-handlers.ts';
import { refundHandlers } from './refund-handlers.ts';
import { savedFilterHandlers } from './saved-filter-handlers.ts';
import { itemListHandlers } from './item-list-handlers.ts';
import { shopHandlers } from './shop-handlers.ts';
import { storeMailHandlers } from './store-mail-handlers.ts';
import { createFakeState, type FakeState } from './state.ts';
import { websiteHandlers } from './website-handlers.ts';

/** The owners' API in memory, for tests of screens. */
export interface FakeApi {
  readonly state: FakeState;
  readonly handlers: readonly HttpHandler[];
  /** The response to a products file. */
  readonly uploadImport: (input: {
    readonly collectionId: string;
    readonly importId: string;
    readonly file: File;
  }) => Promise<ProductImport>;
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
      ...categoryHandlers(state),
      ...contributorHandlers(state),
      ...inventoryHandlers(state),
      ...importHandlers(state),
      ...itemListHandlers(state),
      ...shopHandlers(state),
      ...customerHandlers(state),
      ...savedFilterHandlers(state),
      ...discountHandlers(state),
      ...orderHandlers(state),
      ...downloadHandlers(state),
      ...giftCardHandlers(state),
      ...reviewHandlers(state),
      ...refundHandlers(state),
      ...storeMailHandlers(state),
    ],
    uploadImport: (input) => uploadFakeImport(state, input),
  };
}
