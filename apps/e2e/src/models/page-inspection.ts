import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Widths at which a page is opened, and the narrowest at which it must not be wider than the window. */
const widths = [1440, 768, 390] as const;
const narrowest = 360;
const height = 900;

/** The browser's own note on a page that answers with its status on purpose. */
const statusNote = /^Failed to load resource: the server responded with a status of 40[34]/;

const isFault = (type: string) => type === 'error' || type === 'warning';

/** Opens pages in turn and says what is wrong with them, one sentence for each fault. */
export class PageInspection {
  readonly #page: Page;
  #faults: string[] = [];

  constructor(page: Page) {
    this.#page = page;
    page.on('pageerror', ({ message }) => this.#faults.push(`throws: ${message}`));
    page.on('console', (line) => {
      const isMeant = statusNote.test(line.text()) && line.location().url === page.url();
      if (isFault(line.type()) && !isMeant) this.#faults.push(`console: ${line.text()}`);
    });
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol.startsWith('http') && host !== this.#host) {
        this.#faults.push(`asks another host: ${request.url()}`);
      }
    });
  }

  #host = '';

  /** Opens an address at each width; answers what is wrong there, nothing when all is well. */
  faultsOf(address: string): Promise<string[]> {
    return this.#inspect(address, () => this.#page.goto(address, { waitUntil: 'load' }));
  }

  /** The same of the page that is open, for those that no address leads back to. */
  faultsOfOpenPage(): Promise<string[]> {
    return this.#inspect(this.#page.url(), async () => {});
  }

  async #inspect(address: string, open: () => Promise<unknown>): Promise<string[]> {
    this.#host = new URL(address).host;
    this.#faults = [];
    for (const width of widths) {
      await this.#page.setViewportSize({ width, height });
      await open();
      await this.#addFaults(`at ${width}`);
    }
    await this.#page.setViewportSize({ width: narrowest, height });
    const excess = await this.#page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (excess > 0) this.#faults.push(`at ${narrowest}: ${excess} pixels wider than the window`);
    return this.#faults;
  }

  /** Scrolls through what is open, so that everything has loaded and come to rest, and asks axe. */
  async #addFaults(place: string): Promise<void> {
    await this.#page.evaluate(async () => {
      const { documentElement } = document;
      for (let y = 0; y < documentElement.scrollHeight; y += innerHeight) {
        scrollTo(0, y);
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 40)));
      }
      scrollTo(0, 0);
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    });
    const { violations } = await new AxeBuilder({ page: this.#page }).analyze();
    for (const { id, help, nodes } of violations)
      this.#faults.push(`${place}: ${id} (${help}): ${nodes.map(({ html }) => html).join(' ')}`);
  }
}
