import { expect, type Page } from '@playwright/test';
import type { RunningSite } from '../running-site.ts';

/** What an owner does in the configuration area, in an owner's words. */
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
    await this.page.getByLabel('E-mail address').fill(email);
    await this.page.getByLabel('Password').fill(password);
    await this.page.getByRole('button', { name: 'Log in' }).click();
    await expect(this.page.getByRole('heading', { name: 'Websites' })).toBeVisible();
  }

  open(identifier: string, path = ''): Promise<unknown> {
    return this.page.goto(this.#site.configUrl(`/config/${identifier}${path}`));
  }

  /** Opens the editor on a page and waits until it can be worked with. */
  async edit(identifier: string, path = '/'): Promise<void> {
    await this.open(identifier, `/edit?path=${encodeURIComponent(path)}`);
    await expect(this.page.getByRole('button', { name: 'Publish' })).toBeVisible();
    await this.frame.locator('h1').first().waitFor();
    await expect(this.page.getByText('Saved').first()).toBeVisible();
  }

  /** The page as it is framed. */
  get frame() {
    return this.page.frameLocator('iframe').first();
  }

  /** Writes over the text of a block, in place. */
  async rewrite(text: string, replacement: string): Promise<void> {
    const words = this.frame.getByText(text, { exact: true }).first();
    const box = await words.boundingBox();
    if (box === null) throw new Error(`"${text}" is not to be seen.`);
    await this.page.mouse.dblclick(
      box.x + Math.min(60, box.width / 2),
      box.y + Math.min(40, box.height / 2),
    );
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(replacement);
    await this.page.keyboard.press('Escape');
    await expect(this.frame.getByText(replacement, { exact: true })).toBeVisible();
    await expect(this.page.getByText(/^Saved \d/)).toBeVisible();
  }

  async publish(): Promise<void> {
    await this.page.getByRole('button', { name: 'Publish' }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(dialog).toBeHidden();
  }
}
