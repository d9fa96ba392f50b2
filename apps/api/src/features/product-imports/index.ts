import type { Route } from '../../platform/routing/define-route.ts';
import { checkImportRoute } from './check-import.ts';
import { exportProductsRoute } from './export-products.ts';
import { listImportsRoute } from './list-imports.ts';
import { readImportRoute } from './read-import.ts';
import { runImportRoute } from './run-import.ts';
import { undoImportRoute } from './undo-import.ts';
import { uploadImportRoute } from './upload-import.ts';

/** Import and export of products as CSV. */
export const productImportRoutes: readonly Route[] = [
  uploadImportRoute,
  listImportsRoute,
  readImportRoute,
  checkImportRoute,
  runImportRoute,
  undoImportRoute,
  exportProductsRoute,
];
