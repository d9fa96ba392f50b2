import type { Page, Request } from '@playwright/test';
import { nextFrames } from './next-frames.ts';

/** A page that asks for this long is told of by what is missing on it. */
const mostMs = 10_000;

/** What a page has asked for and not yet got. Films and sounds are left out: they load for as long as they play. */
export class RequestsUnderWay {
  readonly #page: Page;
  readonly #open = new Set<Request>();

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => {
      if (request.resourceType() !== 'media') this.#open.add(request);
    });
    page.on('requestfinished', (request) => this.#open.delete(request));
    page.on('requestfailed', (request) => this.#open.delete(request));
  }

  /** Waits until the page has got all that it asked for, and all that it asks for because of that. */
  async settled(): Promise<void> {
    const end = Date.now() + mostMs;
    do {
      await nextFrames(this.#page);
      if (this.#open.size === 0) return;
    } while (Date.now() < end);
  }
}
