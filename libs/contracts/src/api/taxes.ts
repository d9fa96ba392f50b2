import { storeTaxes } from '../entities/store-taxes.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { websiteParams } from './paging.ts';
import { basedOn, revised } from './revision.ts';

export const readTaxes = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/taxes',
  summary: 'The tax rates of a store, and how it applies them.',
  params: websiteParams,
  response: storeTaxes.extend(revised),
});

export const writeTaxes = defineEndpoint({
  method: 'PUT',
  path: '/api/websites/:websiteId/taxes',
  summary: 'Replaces how a store charges tax; carts and checkouts use it immediately.',
  params: websiteParams,
  body: storeTaxes.extend(basedOn),
  response: storeTaxes.extend(revised),
});
