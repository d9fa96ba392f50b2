import * as z from 'zod';
import { defineEndpoint } from './define-endpoint.ts';
import { websiteParams } from './paging.ts';

/** The steps of opening a store, in their order. */
export const storeSetupSteps = ['product', 'payment', 'shipping', 'tax', 'order'] as const;
export type StoreSetupStep = (typeof storeSetupSteps)[number];

const storeSetup = z.object({
  /** Whether the website has a collection of products. */
  hasStore: z.boolean(),
  /** Whether someone hid the guide. */
  isDismissed: z.boolean(),
  /** The steps that apply to the store, with what is done. */
  steps: z.array(z.object({ id: z.enum(storeSetupSteps), isDone: z.boolean() })),
});
export type StoreSetup = z.infer<typeof storeSetup>;

export const readStoreSetup = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/store-setup',
  summary: 'What is left to do to open the store.',
  params: websiteParams,
  response: storeSetup,
});

export const dismissStoreSetup = defineEndpoint({
  method: 'PUT',
  path: '/api/websites/:websiteId/store-setup',
  summary: 'Hides the setup guide of the store, or shows it again.',
  params: websiteParams,
  body: z.strictObject({ isDismissed: z.boolean() }),
  response: storeSetup,
});
