import {
  createEditorTracker,
  createInteractionCensus,
  createPixelTracking,
  createVisitorIdentity,
  toAnalyticsEvent,
  type CommonFields,
  type Send,
} from './index.ts';
import { createPageCookies, createPageSend } from './dom/index.ts';

const send: Send = createPageSend(fetch);

createVisitorIdentity({
  jar: createPageCookies(document),
  mayStore: () => true,
  createId: () => crypto.randomUUID(),
}).renew('spring') satisfies string;

// @ts-expect-error A common field is a text.
({ pagePath: 7 }) satisfies CommonFields;

// @ts-expect-error The list of common fields is closed.
({ pagePath: '/', userName: 'x' }) satisfies CommonFields;

toAnalyticsEvent('menu_opened', { depth: 2 }, { readCommon: () => ({}), warn: () => {} }).payload
  .member_locale satisfies string | undefined;

// @ts-expect-error An editor event says who did what to what.
void createEditorTracker({ send, readCrumb: () => '' })({ actor: 'a', action: 'moved' });

// @ts-expect-error There is no such pixel event.
createPixelTracking({ websiteId: 'w1', mayStore: () => true }).track('pageView');

const census = createInteractionCensus({
  send,
  readVisitor: () => '',
  readPage: () => ({
    pageTitle: '',
    pageId: '',
    // @ts-expect-error A page's content is an item or a collection.
    contentSource: 'p',
    pagePath: '',
    pagePermissionTypeValue: 1,
  }),
});

// @ts-expect-error An overlay is shown, closed or submitted.
void census.overlayChanged('dismissed', 1);
