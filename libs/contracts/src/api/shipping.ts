import * as z from 'zod';
import { cents } from '../entities/primitives.ts';
import { rateService, storeShipping } from '../entities/store-shipping.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { websiteParams } from './paging.ts';
import { basedOn, revised } from './revision.ts';
import { serviceParams, serviceProblems } from './store-services.ts';

export const readShipping = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/shipping',
  summary: 'The shipping zones, pickup locations and local deliveries of a store.',
  params: websiteParams,
  response: storeShipping.extend(revised),
});

export const writeShipping = defineEndpoint({
  method: 'PUT',
  path: '/api/websites/:websiteId/shipping',
  summary: 'Replaces how a store ships; carts and checkouts use it immediately.',
  params: websiteParams,
  body: storeShipping.extend(basedOn),
  response: storeShipping.extend(revised),
});

export const testRateService = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/shipping/rate-services/:serviceId/test',
  summary: 'Asks a rate service for the rates of a sample parcel of one kilogram.',
  params: serviceParams,
  body: z.strictObject({ url: rateService.shape.url, country: z.string().max(2) }),
  response: z.object({
    /** Null if there is a problem. */
    rates: z
      .array(z.object({ name: z.string(), estimate: z.string(), priceCents: cents }))
      .nullable(),
    problem: z.enum(serviceProblems).nullable(),
  }),
});
