import * as z from 'zod';
import { operation } from '../entities/operation.ts';
import { codeHosts, pageCode } from '../entities/page-code.ts';
import { deletedPage, newPage, pageChange, pageSettings, pageSummary } from '../entities/page.ts';
import { pageDocument } from '../entities/page-document.ts';
import { hexId } from '../entities/primitives.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { done, pageQuery, paged, websiteParams } from './paging.ts';
import { basedOn, revised } from './revision.ts';

export const pageParams = websiteParams.extend({ pageId: hexId });

export const listPages = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/pages',
  summary: 'The pages of a website, homepage first, then by title.',
  params: websiteParams,
  query: pageQuery,
  response: paged(pageSummary),
});

export const createPage = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/pages',
  summary: 'Creates a page, or a collection with the page that shows it.',
  params: websiteParams,
  body: newPage,
  response: pageSettings.extend(revised),
});

export const readPage = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/pages/:pageId',
  summary: 'The settings of a page.',
  params: pageParams,
  response: pageSettings.extend(revised),
});

export const changePage = defineEndpoint({
  method: 'PATCH',
  path: '/api/websites/:websiteId/pages/:pageId',
  summary: 'Changes title, address, access or search settings of a page.',
  params: pageParams,
  body: pageChange.extend(basedOn),
  response: pageSettings.extend(revised),
});

const pageCodeResponse = pageCode.extend(revised).extend({ hosts: codeHosts });

export const readPageCode = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/pages/:pageId/code',
  summary: 'The custom code of a page, and the hosts that it contacts.',
  params: pageParams,
  response: pageCodeResponse,
});

export const writePageCode = defineEndpoint({
  method: 'PUT',
  path: '/api/websites/:websiteId/pages/:pageId/code',
  summary: 'Writes the custom code of a page; visitors get it with the next publish.',
  params: pageParams,
  body: pageCode.extend(basedOn),
  response: pageCodeResponse,
});

export const deletePage = defineEndpoint({
  method: 'DELETE',
  path: '/api/websites/:websiteId/pages/:pageId',
  summary: 'Deletes a page from the draft; it leaves the site at the next publish.',
  params: pageParams,
  response: done,
});

export const listDeletedPages = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/deleted-pages',
  summary: 'The deleted pages that can be restored, most recent first.',
  params: websiteParams,
  query: pageQuery,
  response: paged(deletedPage),
});

/** Returns an existing page unchanged, so a repeated call restores once. */
export const restorePage = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/pages/:pageId/restore',
  summary:
    'Restores a deleted page to the draft, with its position in the navigation and its items.',
  params: pageParams,
  response: pageSettings.extend(revised).extend({
    /** Its previous path if another page has it now; null if the page is back at its path. */
    movedFrom: z.string().nullable(),
  }),
});

export const readDocument = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/pages/:pageId/document',
  summary: 'The draft of a page’s document and its version.',
  params: pageParams,
  response: z.object({ document: pageDocument, version: z.int() }),
});

/**
 * Autosave: operations on `baseVersion`. If another editor saved first, the server applies these operations after that
 * editor's, and returns that editor's operations as `missed`, so that the client can apply them before its own.
 */
export const applyOperations = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/pages/:pageId/operations',
  summary: 'Applies edit operations to the draft, in order, all or none.',
  params: pageParams,
  body: z.strictObject({
    baseVersion: z.int().min(0),
    /** Identifies this save: sent twice, it is applied once. */
    saveId: z.string().regex(/^[a-z0-9]{8,40}$/),
    operations: z.array(operation).min(1).max(500),
  }),
  response: z.object({ version: z.int(), missed: z.array(operation) }),
});
