import * as z from 'zod';
import type { DataNeed } from '../entities/data-need.ts';
import { hexId } from '../entities/primitives.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { websiteParams } from './paging.ts';

const dataNeed = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('asset'), assetId: hexId }),
  z.strictObject({ kind: z.literal('form'), formId: hexId }),
  z.strictObject({ kind: z.literal('item'), itemId: hexId }),
  z.strictObject({
    kind: z.literal('items'),
    collectionId: hexId,
    limit: z.int().min(1).max(100),
    category: z.string().max(200).exactOptional(),
    tag: z.string().max(200).exactOptional(),
    order: z.literal('latest').exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('reviews'),
    itemId: hexId.nullable(),
    limit: z.int().min(1).max(100),
    minRating: z.int().min(1).max(5),
  }),
]) satisfies z.ZodType<DataNeed>;

/** Data for blocks of the draft that refer to something new: a form, a product, a collection. */
export const readBlockData = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/block-data',
  summary: 'The data that blocks of the draft need for rendering; omits deleted data.',
  params: websiteParams,
  body: z.strictObject({ needs: z.array(dataNeed).max(200) }),
  response: z.object({ data: z.record(z.string(), z.unknown()) }),
});
