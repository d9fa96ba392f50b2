import { expect, type Locator, type Page } from '@playwright/test';
import type { RunningSite } from '../start-site.ts';

/** An owner's actions in the configuration area. */
export class ConfigArea {
  readonly page: Page;
  readonly #site: RunningSite;

  constructor(page: Page, site: RunningSite) {
    this.page = page;
    this.#site = site;
  }

  async logIn(): Promise<void> {
    const { email, password } = this.#site.owner;
    await this.page.goto(this.#site.configUrl('/config/login'));
    await this.page.getByLabel('Email address').fill(email);
    await this.page.getByLabel('Password').fill(password);
    await this.page.getByRole('button', { name: 'Log in' }).click();
    await expect(this.page.getByRole('heading', { name: 'Websites' })).toBeVisible();
  }

  open(identifier: string, path = ''): Promise<unknown> {
    return this.page.goto(this.#site.configUrl(`/config/${identifier}${path}`));
  }

  /** The stock of a product in the product list. */
  async stockOf(identifier: string, product: string): Promise<number> {
    await this.open(identifier, '/products');
    const row = this.page.getByRole('row').filter({ hasText: product }).first();
    await expect(row).toBeVisible();
    const titles = await this.page.getByRole('columnheader').allInnerTexts();
    return Number(await row.locator('td').nth(titles.indexOf('In stock')).innerText());
  }

  /** Opens the editor on a page and waits until it is ready. */
  async edit(identifier: string, path = '/', part: 'page' | 'footer' = 'page'): Promise<void> {
    const search = `path=${encodeURIComponent(path)}${part === 'page' ? '' : `&part=${part}`}`;
    await this.open(identifier, `/edit?${search}`);
    await expect(this.page.getByRole('button', { name: 'Publish' })).toBeVisible();
    await this.frame.locator('h1').first().waitFor();
    await expect(this.page.getByText('Saved').first()).toBeVisible();
  }

  /** The framed page. */
  get frame() {
    return this.page.frameLocator('iframe').first();
  }

  /** Replaces a block's text in the editor, and waits until it is saved. */
  async rewrite(
    text: string,
    replacement: string,
    within: 'main' | 'contentinfo' = 'main',
  ): Promise<void> {
    await this.write(text, replacement, within);
    await expect(this.page.getByText(/^Saved \d/)).toBeVisible();
  }

  /** Replaces a block's text in the editor: double-clicks the text and types the replacement. */
  async write(
    text: string,
    replacement: string,
    within: 'main' | 'contentinfo' = 'main',
  ): Promise<void> {
    const target = this.frame.getByRole(within).getByText(text).first();
    // The canvas renders the page again when it takes over.
    await expect(() => target.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass();
    const box = await this.#settledBox(target);
    await this.page.mouse.dblclick(
      box.x + Math.min(60, box.width / 2),
      box.y + Math.min(40, box.height / 2),
    );
    await expect(this.frame.locator('[contenteditable]:focus')).toBeVisible();
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(replacement);
    await this.page.keyboard.press('Escape');
    await expect(this.frame.getByText(replacement, { exact: true })).toBeVisible();
  }

  /** Hovers over an element of the framed page. */
  async pointAt(locator: Locator): Promise<void> {
    const { x, y, width, height } = await this.#settledBox(locator);
    await this.page.mouse.move(x + Math.min(60, width / 2), y + Math.min(40, height / 2));
  }

  /** The position of an element of the framed page in the window, once the page has stopped scrolling. */
  async #settledBox(locator: Locator) {
    // Measured in the frame itself: browsers differ in whether they report positions in scaled frames as drawn.
    const measure = () =>
      locator.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      });
    let last = '';
    const isSettled = async () => {
      const now = JSON.stringify(await measure());
      const isUnchanged = now === last;
      last = now;
      return isUnchanged;
    };
    await expect.poll(isSettled, { intervals: [200] }).toBe(true);
    const box = await measure();
    // The frame is scaled down.
    const frame = await this.page
      .locator('iframe')
      .first()
      .evaluate((element: HTMLIFrameElement) => {
        const { x, y, width } = element.getBoundingClientRect();
        return { x, y, scale: width / element.offsetWidth };
      });
    return {
      x: frame.x + box.x * frame.scale,
      y: frame.y + box.y * frame.scale,
      width: box.width * frame.scale,
      height: box.height * frame.scale,
    };
  }

  async publish(): Promise<void> {
    await this.page.getByRole('button', { name: 'Publish' }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(dialog).toBeHidden();
  }

  /** The names of all block types that the picker offers. */
  async blockKinds(): Promise<string[]> {
    await this.page.getByRole('button', { name: 'Add', exact: true }).click();
    const options = this.page.getByRole('dialog').getByRole('option');
    await options.first().waitFor();
    const kinds = await options.allInnerTexts();
    await this.page.keyboard.press('Escape');
    return kinds.map((kind) => kind.trim());
  }

  /** Adds a block, which is then selected, and returns its id. */
  async addBlock(kind: string): Promise<string> {
    const blocks = this.frame.locator('[data-block]');
    const ids = () =>
      blocks.evaluateAll((found) => found.map((block) => block.getAttribute('data-block') ?? ''));
    const before = new Set(await ids());
    const added = async () => (await ids()).find((id) => !before.has(id)) ?? '';
    await this.page.getByRole('button', { name: 'Add', exact: true }).click();
    await this.page.getByRole('dialog').getByRole('option', { name: kind, exact: true }).click();
    await expect.poll(added).not.toBe('');
    return added();
  }
}
