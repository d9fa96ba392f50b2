import type { Page } from '@playwright/test';
import { findAxeErrors } from './find-axe-errors.ts';
import { PendingRequests } from './pending-requests.ts';
import { scrollThrough } from './scroll-through.ts';

/** The widths at which a page is opened, and the width of the narrowest window that it must fit. */
const defaultWidths = [1440, 768, 390];
const minWidth = 360;
const height = 900;

/** The browser's console message about a page with an intended error status. */
const expectedMessage = /^Failed to load resource: the server responded with a status of 40[34]/;

const isError = (type: string) => type === 'error' || type === 'warning';

/** Checks the settled page at a width; returns its errors. */
export type Look = (width: number) => Promise<readonly string[]>;

/** How pages are opened. */
export interface InspectionOptions {
  readonly widths?: readonly number[];
  /** Opens a URL. Default: as a browser does. */
  readonly load?: (address: string) => Promise<unknown>;
}

/** Opens pages in turn and returns their errors, one sentence each. */
export class PageInspection {
  readonly #page: Page;
  readonly #widths: readonly number[];
  readonly #load: (address: string) => Promise<unknown>;
  readonly #requests: PendingRequests;
  #errors: string[] = [];

  constructor(page: Page, { widths = defaultWidths, load }: InspectionOptions = {}) {
    this.#page = page;
    this.#widths = widths;
    this.#requests = new PendingRequests(page);
    this.#load = load ?? ((address) => page.goto(address, { waitUntil: 'load' }));
    page.on('pageerror', ({ message }) => this.#errors.push(`throws: ${message}`));
    page.on('console', (line) => {
      const isExpected = expectedMessage.test(line.text()) && line.location().url === page.url();
      if (isError(line.type()) && !isExpected) this.#errors.push(`console: ${line.text()}`);
    });
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol.startsWith('http') && host !== this.#host) {
        this.#errors.push(`requests another host: ${request.url()}`);
      }
    });
  }

  #host = '';

  /** Opens a URL at each width and returns its errors. `look` finds additional ones. */
  findErrors(address: string, look: Look = async () => []): Promise<string[]> {
    return this.#inspect(address, () => this.#load(address), look);
  }

  /** Checks the open page at each width without loading it again; it may have no URL. */
  findErrorsOfOpenPage(): Promise<string[]> {
    return this.#inspect(
      this.#page.url(),
      async () => {},
      async () => [],
    );
  }

  async #inspect(address: string, open: () => Promise<unknown>, look: Look): Promise<string[]> {
    this.#host = new URL(address).host;
    this.#errors = [];
    for (const width of this.#widths) {
      await this.#page.setViewportSize({ width, height });
      await open();
      await this.#addErrors(`at ${width}`);
      for (const error of await look(width)) this.#errors.push(`at ${width}: ${error}`);
    }
    await this.#page.setViewportSize({ width: minWidth, height });
    const excess = await this.#page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (excess > 0) this.#errors.push(`at ${minWidth}: ${excess} pixels wider than the window`);
    return this.#errors;
  }

  /** Scrolls through the page, so that everything loads and settles, and runs axe. */
  async #addErrors(prefix: string): Promise<void> {
    // Scripts that observe what is scrolled to are loaded by now.
    await this.#requests.settled();
    await scrollThrough(this.#page);
    await this.#requests.settled();
    const paused = await this.#page.evaluate(async () => {
      const loaded = [...document.images].filter(({ complete }) => complete);
      await Promise.allSettled(loaded.map((image) => image.decode()));
      // Endless animations, such as a marquee, do not settle; all others are finished.
      const finite = document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
      const running = finite.filter(({ playState }) => playState !== 'paused');
      for (const animation of running) animation.finish();
      await Promise.allSettled(running.map(({ finished }) => finished));
      return finite.length - running.length;
    });
    if (paused > 0) this.#errors.push(`${prefix}: ${paused} paused animations`);
    for (const error of await findAxeErrors(this.#page)) this.#errors.push(`${prefix}: ${error}`);
  }
}
