import * as z from 'zod';
import { measurementStandards } from '../codes/units-system.ts';
import { hexId, instant } from '../entities/primitives.ts';
import {
  csvDelimiters,
  csvEncodings,
  csvFormats,
  csvMapping,
  csvRowError,
} from '../entities/product-csv.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { pageQuery, paged, websiteParams } from './paging.ts';

/**
 * `uploaded`: the file is readable; `checked`: the dry run has a verdict; `failed`: nothing is imported; `done`: it can
 * be undone.
 */
export const productImportStates = [
  'uploaded',
  'checked',
  'running',
  'done',
  'failed',
  'undoing',
  'undone',
] as const;
export type ProductImportState = (typeof productImportStates)[number];

/** `all`: every product of the file or none; `valid`: those without errors. */
export const importScopes = ['all', 'valid'] as const;
export type ImportScope = (typeof importScopes)[number];

const importedFile = z.object({
  format: z.enum(csvFormats),
  encoding: z.enum(csvEncodings),
  delimiter: z.enum(csvDelimiters),
  /** Rows with content below the column titles. */
  rowCount: z.int(),
  columns: z.array(z.object({ title: z.string(), samples: z.array(z.string()) })),
});

const outcomes = ['created', 'updated', 'unchanged', 'invalid'] as const;
const counts = z.record(z.enum(outcomes), z.int());

/** The verdict of the dry run. */
const importCheck = z.object({
  counts,
  /** The first errors; `errorCount` counts all of them. */
  errors: z.array(csvRowError),
  errorCount: z.int(),
  /** The first rows whose categories cannot be where the file has them; absent from earlier checks. */
  warnings: z.array(csvRowError).optional(),
  /** Image names of the file that no stored file has, without duplicates, and how many there are. */
  missingImages: z.array(z.string()),
  missingImageCount: z.int(),
  /** The first products, as they would be imported. */
  products: z.array(
    z.object({
      row: z.int(),
      title: z.string(),
      outcome: z.enum(outcomes),
      variantCount: z.int(),
    }),
  ),
});
export type ImportCheck = z.infer<typeof importCheck>;

const importedProduct = z.object({ itemId: hexId.nullable(), title: z.string() });

/** An import of a products file into a collection. */
export const productImport = z.object({
  id: hexId,
  collectionId: hexId,
  fileName: z.string(),
  state: z.enum(productImportStates),
  createdAt: instant,
  createdBy: z.string(),
  file: importedFile,
  mapping: csvMapping,
  measurementStandard: z.enum(measurementStandards),
  check: importCheck.nullable(),
  /** Products that the running import or its undo is through with. */
  progress: z.object({ done: z.int(), total: z.int() }),
  /** What the import has done so far. */
  counts,
  /** Products that could not be imported, with the reason. */
  failures: z.array(importedProduct.extend({ row: z.int(), text: z.string() })),
  undo: z
    .object({
      deleted: z.int(),
      restored: z.int(),
      /** Products that were edited after the import, and therefore stay as they are. */
      edited: z.array(importedProduct),
    })
    .nullable(),
});
export type ProductImport = z.infer<typeof productImport>;

const importParams = websiteParams.extend({ importId: hexId });

/** The file is the multipart field `file`. */
export const uploadProductImport = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/product-imports',
  summary: 'Reads a products file (CSV). The same import id again returns the existing import.',
  params: websiteParams,
  query: z.object({ importId: hexId, collectionId: hexId }),
  bodyKind: 'multipart',
  response: productImport,
});

export const checkProductImport = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/product-imports/:importId/check',
  summary: 'The dry run of an import: what it would do, and the errors of its rows.',
  params: importParams,
  body: z.strictObject({
    mapping: csvMapping,
    measurementStandard: z.enum(measurementStandards),
  }),
  response: productImport,
});

export const runProductImport = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/product-imports/:importId/run',
  summary: 'Starts a checked import. It runs once, however often it is started.',
  params: importParams,
  body: z.strictObject({ scope: z.enum(importScopes) }),
  response: productImport,
});

export const undoProductImport = defineEndpoint({
  method: 'POST',
  path: '/api/websites/:websiteId/product-imports/:importId/undo',
  summary: 'Starts to undo an import. Products that were edited since stay as they are.',
  params: importParams,
  response: productImport,
});

export const readProductImport = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/product-imports/:importId',
  summary: 'An import with its progress.',
  params: importParams,
  response: productImport,
});

export const listProductImports = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/product-imports',
  summary: 'The imports of a website that were started, latest first.',
  params: websiteParams,
  query: pageQuery,
  response: paged(
    productImport.pick({ id: true, fileName: true, state: true, createdAt: true, createdBy: true }),
  ),
});

export const exportProducts = defineEndpoint({
  method: 'GET',
  path: '/api/websites/:websiteId/collections/:collectionId/products.csv',
  summary: 'All products of a collection as a CSV file, which can be imported again.',
  params: websiteParams.extend({ collectionId: hexId }),
  response: z.string(),
});
