import type { Route } from '../../platform/routing/define-route.ts';
import { applyOperationsRoute } from './apply-operations.ts';
import { changePageRoute } from './change-page.ts';
import { readPageCodeRoute } from './code/read-page-code.ts';
import { writePageCodeRoute } from './code/write-page-code.ts';
import { createPageRoute } from './create-page.ts';
import { deletePageRoute } from './delete-page.ts';
import { listDeletedPagesRoute } from './list-deleted-pages.ts';
import { listPagesRoute } from './list-pages.ts';
import { readBlockDataRoute } from './read-block-data.ts';
import { readDocumentRoute } from './read-document.ts';
import { readPageRoute } from './read-page.ts';
import { restorePageRoute } from './restore-page.ts';

/** The drafts of a website's pages. */
export const pageRoutes: readonly Route[] = [
  listPagesRoute,
  createPageRoute,
  readPageRoute,
  changePageRoute,
  readPageCodeRoute,
  writePageCodeRoute,
  deletePageRoute,
  listDeletedPagesRoute,
  restorePageRoute,
  readDocumentRoute,
  readBlockDataRoute,
  applyOperationsRoute,
];
