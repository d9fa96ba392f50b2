import { createInteractionCensus } from '@sitewright/analytics-census';
import { loadOnce, type IslandRuntime } from '@sitewright/blocks/client';
import { createAnnouncer } from './create-announcer.ts';
import { createCartUpdates } from '../cart-indicator/cart-updates.ts';
import { createLazyDataLayer } from '../data-layer/create-lazy-data-layer.ts';
import { openPageLightbox } from '../lightbox/open-page-lightbox.ts';
import type { Page } from './page.ts';
import { subscribeConsent } from '../cookie-banner/subscribe-consent.ts';
import { reportedAddress } from '../census/reported-address.ts';

/** The permission type of a public page. */
const openPermission = 1;

/** Creates the services that a page provides to its islands. */
export function createPageServices(page: Page): IslandRuntime {
  const { window: view, context, escape, readViewer, census, startIslands } = page;
  const { document, location } = view;
  const { collection, collectionId, item, itemId } = context;
  return {
    context,
    api: createLazyDataLayer(page),
    escape,
    readViewer,
    cart: createCartUpdates(),
    announce: createAnnouncer(document),
    startIslands: (root, runtime) => startIslands(root, async () => runtime),
    openLightbox: openPageLightbox(view, escape, context.locale),
    loadMapLibrary: loadOnce({
      load: async () => (await import('../map/load-map-library.ts')).loadMapLibrary(context.locale),
      setTimer: (callback, delayMs) => view.setTimeout(callback, delayMs),
    }),
    loadStreamLibrary: async () => (await import('../stream/stream-library.ts')).streamLibrary,
    loadCaptcha: async () => (await import('../captcha/create-captcha.ts')).createCaptcha,
    consent: {
      read: census.consent.read,
      subscribe: (listener) => subscribeConsent(view, listener),
    },
    census: createInteractionCensus({
      send: census.send,
      readVisitor: census.readVisitor,
      readPage: () => ({
        pageTitle: document.title,
        pageId: itemId ?? collectionId ?? '',
        contentSource: item === undefined ? 'c' : 'i',
        pagePath: reportedAddress(context, location).path,
        pagePermissionTypeValue: collection?.permissionType ?? openPermission,
      }),
    }),
  };
}
