import * as z from 'zod';
import {
  digitalFile,
  digitalFileChange,
  downloadSettings,
  orderDownloads,
} from '../entities/digital-file.ts';
import { hexId } from '../entities/primitives.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { done, websiteParams } from './paging.ts';

const itemParams = websiteParams.extend({ itemId: hexId });
const fileParams = itemParams.extend({ fileId: hexId });
const orderParams = websiteParams.extend({ orderId: hexId });

export const listDigitalFiles = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/items/:itemId/files',
  summary: 'The files that buyers of a digital product download, oldest first.',
  params: itemParams,
  response: z.object({ files: z.array(digitalFile) }),
});

/** One file of any type as multipart field `file`. */
export const uploadDigitalFile = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/items/:itemId/files',
  summary: 'Adds a file to a digital product. It is stored privately.',
  params: itemParams,
  bodyKind: 'multipart',
  response: digitalFile,
});

export const changeDigitalFile = defineEndpoint({
  method: 'PATCH',
  path: '/api/websites/:websiteId/items/:itemId/files/:fileId',
  summary: 'Renames a file of a digital product, or assigns it to a variant.',
  params: fileParams,
  body: digitalFileChange,
  response: digitalFile,
});

export const removeDigitalFile = defineEndpoint({
  method: 'DELETE',
  path: '/api/websites/:websiteId/items/:itemId/files/:fileId',
  summary: 'Takes a file out of a digital product. Earlier buyers keep it.',
  params: fileParams,
  response: done,
});

export const readDownloadSettings = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/download-settings',
  summary: 'How often and how long files can be downloaded.',
  params: websiteParams,
  response: downloadSettings,
});

export const writeDownloadSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/websites/:websiteId/download-settings',
  summary: 'Sets how often and how long the files of later orders can be downloaded.',
  params: websiteParams,
  body: downloadSettings,
  response: downloadSettings,
});

export const readOrderDownloads = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/orders/:orderId/downloads',
  summary: 'The files of an order, and how often they were downloaded.',
  params: orderParams,
  response: orderDownloads,
});

/** The same key renews once. */
export const renewOrderDownloads = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/orders/:orderId/downloads/renew',
  summary: 'Replaces the download links of an order: they count from 0 and expire later.',
  params: orderParams,
  body: z.strictObject({
    requestKey: z.string().regex(/^[a-zA-Z0-9-]{8,64}$/),
    notifiesBuyer: z.boolean(),
  }),
  response: orderDownloads,
});
