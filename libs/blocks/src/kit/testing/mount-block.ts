import type { PageData } from '@sitewright/contracts/entities';
import type { BlockDefinition } from '../block/define-block.ts';
import type { IslandRuntime, IslandStart } from '../block/island.ts';
import type { ViewPage } from '../block/view-props.ts';
import { themeRule } from '../site-style/site-style-sheet.ts';
import { renderBlock, sampleContext } from './sample-view.tsx';

const offline = () => Promise.reject(new Error('This test needs no server.'));
const noop = async () => {};

/** A runtime without effects; tests override parts of it. */
export const sampleRuntime = (overrides: Partial<IslandRuntime> = {}): IslandRuntime => ({
  context: sampleContext,
  api: { get: offline, post: offline, put: offline, delete: offline },
  escape: { register: () => () => {} },
  readViewer: offline,
  cart: { changed: () => {}, subscribe: () => () => {} },
  openLightbox: noop,
  loadMapLibrary: offline,
  loadStreamLibrary: offline,
  loadCaptcha: offline,
  announce: () => {},
  startIslands: () => () => {},
  consent: { read: () => undefined, subscribe: () => () => {} },
  census: {
    buttonRendered: noop,
    buttonClicked: noop,
    formRendered: noop,
    overlayChanged: noop,
    quickViewOpened: noop,
  },
  ...overrides,
});

/** A visitor who answered the cookie banner, and does not change the answer. */
export const sampleConsent = (result: 'accept' | 'decline'): IslandRuntime['consent'] => ({
  read: () => result,
  subscribe: () => () => {},
});

/** A block in the page of a test. */
export interface MountedBlock {
  /** The block's own element. */
  readonly root: HTMLElement;
  /** The element on which its island was started. */
  readonly island: HTMLElement;
  /** Ends the island; the markup stays. */
  readonly stop: () => void;
}

/** The block of a test. */
export interface MountOptions {
  readonly block: BlockDefinition;
  readonly props?: object;
  readonly data?: PageData;
  readonly page?: Partial<ViewPage>;
  readonly start?: IslandStart;
  /** The name of the island, for a block that has several. Default: the first. */
  readonly islandName?: string;
  readonly runtime?: Partial<IslandRuntime>;
  readonly style?: string;
  /** Width of its container in CSS pixels. Default 800. */
  readonly width?: number;
}

const palette = {
  white: '#ffffff',
  light: '#f4efe6',
  accent: '#9b3d22',
  dark: '#3a3f36',
  black: '#1c1b19',
};

const stopCallbacks: (() => void)[] = [];

/** Removes every block of the test and its island from the page. */
export function removeBlocks(): void {
  for (const stop of stopCallbacks.splice(0)) stop();
  document.body.replaceChildren();
}

/** Adds a block to the page as the server renders it, and starts its island as the page does. */
export function mountBlock(options: MountOptions): MountedBlock {
  const { block, props, data, page, start, islandName, runtime, style = '', width = 800 } = options;
  const selector = islandName === undefined ? '[data-island]' : `[data-island="${islandName}"]`;
  const sheet = document.createElement('style');
  sheet.textContent = `${themeRule(palette, 'lightest')}*{box-sizing:border-box}[hidden]{display:none!important}${style}`;
  const container = document.createElement('main');
  container.dataset['theme'] = 'lightest';
  container.style.width = `${width}px`;
  container.innerHTML = renderBlock(block, props, data, page);
  document.body.replaceChildren(sheet, container);
  const root = container.firstElementChild as HTMLElement;
  const island = root?.matches(selector)
    ? root
    : (container.querySelector<HTMLElement>(selector) ?? root);
  const stop = start?.(island, sampleRuntime(runtime)) ?? (() => {});
  stopCallbacks.push(stop);
  if (start) island.dataset['live'] = '';
  return { root, island, stop };
}
