import {
  applyOperations as saveOperations,
  changePage,
  createPage,
  deletePage,
  listDeletedPages,
  listPages,
  readDocument,
  readPage,
  restorePage,
} from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { numberedSlug, toUrlSlug } from '@sitewright/contracts/links';
import { applyOperations, createDocument, editErrors, rebase } from '@sitewright/page-model';
import type { PageSettings } from '@sitewright/contracts/entities';
import type { HttpHandler } from 'msw';
import { answer } from './answer.ts';
import { fakeRevision } from './fake-revision.ts';
import { samplePage } from './sample.ts';
import { pageOf, isDone, type FakeState } from './state.ts';

/** The error for a slug that another page uses, with that page's title; null if the slug is free. */
const slugError = (pages: readonly PageSettings[], urlId: string, pageId?: string) => {
  const existing = pages.find((page) => page.urlId === urlId && page.id !== pageId);
  return existing === undefined
    ? null
    : err('alreadyExists', {
        errors: {
          urlId: `The page “${existing.title}” already uses /${urlId}. Please choose another.`,
        },
      });
};

/** The settings as the server returns them, with their revision. */
const withRevision = (page: PageSettings) => {
  const { title, urlId, access, isHidden, seo, collectionView } = page;
  return {
    ...page,
    revision: fakeRevision({ title, urlId, access, isHidden, seo, collectionView }),
  };
};

export function pageHandlers(state: FakeState): HttpHandler[] {
  const find = (id: string) => state.pages.find((page) => page.id === id);
  /** The versions of saves, by their ids. */
  const savedVersions = new Map<string, number>();
  return [
    answer(listPages, ({ query }) => pageOf(state.pages, query)),
    answer(createPage, ({ body }) => {
      const index = state.pages.length + 1;
      const { title, urlId = toUrlSlug(title) || 'page', kind = 'page' } = body;
      const taken = slugError(state.pages, urlId);
      if (taken !== null) return taken;
      const created = { ...samplePage(index, title, urlId), kind, changed: 'new' as const };
      state.pages = [...state.pages, created];
      state.documents.set(created.id, { document: createDocument(), version: 0, log: [] });
      return withRevision(created);
    }),
    answer(readPage, ({ params }) => {
      const page = find(params.pageId);
      return page === undefined ? err('notFound') : withRevision(page);
    }),
    answer(changePage, ({ params, body }) => {
      const page = find(params.pageId);
      if (page === undefined) return err('notFound');
      const { password: _password, revision, ...change } = body;
      if (revision !== undefined && revision !== withRevision(page).revision)
        return err('conflict');
      const taken = slugError(state.pages, change.urlId ?? page.urlId, page.id);
      if (taken !== null) return taken;
      const changed = { ...page, ...change, changed: 'changed' } as typeof page;
      state.pages = state.pages.map((other) => {
        if (other.id === page.id) return changed;
        return body.isHomepage ? { ...other, isHomepage: false } : other;
      });
      return withRevision(changed);
    }),
    answer(deletePage, ({ params }) => {
      const page = find(params.pageId);
      if (page === undefined) return err('notFound');
      if (page.isHomepage) return err('actionNotAllowed');
      state.pages = state.pages.filter((other) => other !== page);
      state.deletedPages = [
        { ...page, deletedAt: '2026-11-20T09:00:00.000Z' },
        ...state.deletedPages,
      ];
      return isDone;
    }),
    answer(listDeletedPages, ({ query }) => pageOf(state.deletedPages, query)),
    answer(restorePage, ({ params }) => {
      const page = state.deletedPages.find(({ id }) => id === params.pageId);
      if (page === undefined) return err('notFound');
      const isTaken = state.pages.some(({ urlId }) => urlId === page.urlId);
      const { deletedAt: _deletedAt, ...stored } = page;
      const restored = isTaken ? { ...stored, urlId: numberedSlug(page.urlId, 2) } : stored;
      state.deletedPages = state.deletedPages.filter((other) => other !== page);
      state.pages = [...state.pages, restored];
      return { ...withRevision(restored), movedFrom: isTaken ? page.urlId : null };
    }),
    answer(readDocument, ({ params }) => {
      const stored = state.documents.get(params.pageId);
      return stored === undefined
        ? err('notFound')
        : { document: stored.document, version: stored.version };
    }),
    answer(saveOperations, async ({ params, body }) => {
      const rejected = await state.beforeSave();
      if (rejected !== undefined) return rejected;
      const stored = state.documents.get(params.pageId);
      if (stored === undefined) return err('notFound');
      const baseIndex = stored.log.length - (stored.version - body.baseVersion);
      const missed = stored.log.slice(baseIndex);
      const savedVersion = savedVersions.get(body.saveId);
      if (savedVersion !== undefined)
        return {
          version: savedVersion,
          missed: missed.slice(0, savedVersion - body.baseVersion - 1),
        };
      const { operations } = rebase(body.operations, missed);
      const applied = applyOperations(stored.document, operations);
      if (!applied.ok) return err(editErrors[applied.error]);
      stored.document = applied.document;
      stored.log.push({ kind: 'batch', operations: [...operations] });
      stored.version += 1;
      savedVersions.set(body.saveId, stored.version);
      state.hasChanges = true;
      return { version: stored.version, missed };
    }),
  ];
}
