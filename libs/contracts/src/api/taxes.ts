import * as z from 'zod';
import { storeTaxes, taxService } from '../entities/store-taxes.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { websiteParams } from './paging.ts';
import { basedOn, revised } from './revision.ts';
import { serviceParams, serviceProblems } from './store-services.ts';

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

export const testTaxService = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/taxes/services/:serviceId/test',
  summary: 'Asks a tax service for the rates of a place.',
  params: serviceParams,
  body: z.strictObject({
    url: taxService.shape.url,
    storeCountry: z.string().max(2),
    country: z.string().max(2),
    state: z.string().trim().max(60),
    zip: z.string().trim().max(20),
  }),
  response: z.object({
    /** Null if there is a problem. */
    rates: z.array(z.object({ name: z.string(), ratePercent: z.number() })).nullable(),
    problem: z.enum(serviceProblems).nullable(),
  }),
});
