import type { IslandRuntime } from '@sitewright/blocks/client';
import { createCartUpdates } from '../cart-indicator/cart-updates.ts';
import { sampleContext } from './sample-page.ts';

const offline = () => Promise.reject(new Error('This test must not call the server.'));
const nothing = async () => {};

/** A runtime without effects, merged with the test's own values. */
export const sampleRuntime = (more: Partial<IslandRuntime> = {}): IslandRuntime => ({
  context: sampleContext,
  api: { get: offline, post: offline, put: offline, delete: offline },
  escape: { register: () => () => {} },
  readViewer: offline,
  cart: createCartUpdates(),
  openLightbox: nothing,
  loadMapLibrary: offline,
  loadStreamLibrary: offline,
  loadCaptcha: offline,
  announce: () => {},
  startIslands: () => () => {},
  consent: { read: () => undefined, subscribe: () => () => {} },
  census: {
    buttonRendered: nothing,
    buttonClicked: nothing,
    formRendered: nothing,
    overlayChanged: nothing,
    quickViewOpened: nothing,
  },
  ...more,
});
