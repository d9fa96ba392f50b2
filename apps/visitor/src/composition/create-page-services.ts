import { createInteractionCensus } from '@sitewright/analytics-census';
import { loadOnce, type IslandRuntime } from '@sitewright/blocks/client';
import { createAnnouncer } from './announcer.ts';
import { createCartNews } from './cart-news.ts';
import { createLazyDataLayer } from './create-lazy-data-layer.ts';
import { openPageLightbox } from './open-page-lightbox.ts';
import type { Page } from './page.ts';
import { subscribeAnswers } from './subscribe-answers.ts';
import { toldAddress } from './told-address.ts';

/** The permission type of a page that everybody may see. */
const openPermission = 1;

/** Makes what a page lends its islands. */
export function createPageServices(page: Page): IslandRuntime {
  const { window: view, context, escape, readViewer, census } = page;
  const { document, location } = view;
  const { collection, collectionId, item, itemId } = context;
  return {
    context,
    api: createLazyDataLayer(page),
    escape,
    readViewer,
    cart: createCartNews(),
    announce: createAnnouncer(document),
    openLightbox: openPageLightbox(view, escape, context.locale),
    loadMapLibrary: loadOnce({
      load: async () => (await import('../map/load-map-library.ts')).loadMapLibrary(context.locale),
      setTimer: (callback, delayMs) => view.setTimeout(callback, delayMs),
    }),
    loadStreamLibrary: async () => (await import('../stream/stream-library.ts')).streamLibrary,
    loadCaptcha: async () => (await import('../captcha/create-captcha.ts')).createCaptcha,
    consent: {
      read: census.consent.read,
      subscribe: (listener) => subscribeAnswers(view, listener),
    },
    census: createInteractionCensus({
      send: census.send,
      readVisitor: census.readVisitor,
      readPage: () => ({
        pageTitle: document.title,
        pageId: itemId ?? collectionId ?? '',
        contentSource: item === undefined ? 'c' : 'i',
        pagePath: toldAddress(context, location).path,
        pagePermissionTypeValue: collection?.permissionType ?? openPermission,
      }),
    }),
  };
}
