import * as z from 'zod';
import { line } from '../entities/primitives.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { websiteParams } from './paging.ts';

/** A server of an owner that a store asks for the rates of carriers or of taxes. */
export const serviceParams = websiteParams.extend({ serviceId: line(60).min(1) });

export const readServiceSecret = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/store-services/:serviceId/secret',
  summary: 'The secret that signs the requests to a rate service or a tax service.',
  params: serviceParams,
  response: z.object({ secret: z.string() }),
});

/** Why a service is of no use: it did not respond, or its response cannot be used. */
export const serviceProblems = [
  'invalidUrl',
  'privateAddress',
  'unreachable',
  'timedOut',
  'tooLarge',
  'tooManyRedirects',
  'wrongStatus',
  'wrongFormat',
  'wrongCurrency',
] as const;
export type ServiceProblem = (typeof serviceProblems)[number];
