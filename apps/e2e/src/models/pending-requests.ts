import type { Page, Request } from '@playwright/test';

/** Waits until a page has rendered and its observers have run. */
const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
        // A browser with nothing to paint may skip frames.
        setTimeout(resolve, 250);
      }),
  );

/** The maximum wait. A page that still makes requests then is checked as it is. */
const maxMs = 10_000;

/** The pending requests of a page, except video and audio, which load while they play. */
export class PendingRequests {
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

  /** Waits until no request is pending, including those triggered by responses. */
  async settled(): Promise<void> {
    const end = Date.now() + maxMs;
    do {
      await nextFrames(this.#page);
      if (this.#open.size === 0) return;
    } while (Date.now() < end);
  }
}
