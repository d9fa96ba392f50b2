import { expect, type Page } from '@playwright/test';
import type { RunningSite } from '../start-site.ts';
import { chooseOption } from './choose-option.ts';
import { ConfigArea } from './config-area.ts';
import type { LocalStripeAccount } from './local-stripe.ts';

/** An owner who opens a shop on a new website, screen by screen. */
export class NewShop {
  readonly owner: ConfigArea;
  readonly #page: Page;
  readonly #site: RunningSite;
  readonly #identifier: string;

  constructor(page: Page, site: RunningSite, identifier: string) {
    this.owner = new ConfigArea(page, site);
    this.#page = page;
    this.#site = site;
    this.#identifier = identifier;
  }

  async #open(path: string, title: string): Promise<void> {
    await this.owner.open(this.#identifier, path);
    await expect(this.#page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  async #save(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(this.#page.getByText(/^Saved\./).last()).toBeVisible();
  }

  async createWebsite(title: string): Promise<void> {
    const page = this.#page;
    await page.goto(this.#site.configUrl('/config/'));
    await page.getByRole('button', { name: 'New website' }).click();
    await page.getByLabel('Title').fill(title);
    await page.getByRole('button', { name: 'Create website' }).click();
    await expect(page).toHaveURL(new RegExp(`/config/${this.#identifier}$`));
  }

  async addShopPage(): Promise<void> {
    const page = this.#page;
    await this.#open('/pages', 'Pages');
    await page.getByRole('button', { name: 'Add page' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill('Shop');
    await chooseOption(page, /Page type/, 'Shop');
    await dialog.getByRole('button', { name: 'Add page' }).click();
    await expect(page).toHaveURL(/\/edit\?/);
    await this.owner.frame.locator('main').waitFor();
  }

  async #addOption(name: string, ...values: string[]): Promise<void> {
    const page = this.#page;
    await page.getByRole('button', { name: 'Add option' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Option name').fill(name);
    for (const value of values) {
      await dialog.getByLabel('New value').fill(value);
      await page.keyboard.press('Enter');
    }
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();
  }

  /** A product for 20 dollars in three sizes with two frames, five pieces of each. */
  async addProduct(title: string): Promise<void> {
    const page = this.#page;
    await this.#open('/products', 'Products');
    await page.getByRole('button', { name: 'Add product' }).first().click();
    await page.getByLabel('Title', { exact: true }).fill(title);
    await page.getByLabel('Price', { exact: true }).fill('20');
    await this.#addOption('Size', 'A4', 'A3', 'A2');
    await this.#addOption('Frame', 'Oak', 'Black');
    await page.getByRole('checkbox', { name: 'Select all variants' }).check();
    const bar = page.getByRole('region', { name: 'Selected variants' });
    await bar.getByRole('button', { name: /Change$/ }).click();
    await page.getByRole('option', { name: 'In stock', exact: true }).click();
    await bar.getByLabel('New value').fill('5');
    await bar.getByRole('button', { name: 'Apply' }).click();
    await chooseOption(page, /Status/, 'Available');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  }

  /** Ships to the United States for 9 dollars. */
  async addShipping(): Promise<void> {
    const page = this.#page;
    await this.#open('/shipping', 'Shipping');
    await page.getByRole('button', { name: 'Add a shipping zone' }).click();
    await chooseOption(page, /Add a country/, 'United States');
    await page.getByLabel('Rate name').fill('Coastal post');
    await page.getByLabel('Price', { exact: true }).fill('9');
    await this.#save();
  }

  /** Charges 10 % in the United States. */
  async addTax(): Promise<void> {
    const page = this.#page;
    await this.#open('/taxes', 'Taxes');
    await page.getByRole('button', { name: 'Add rate' }).click();
    const rate = page.getByRole('group', { name: /^Rate / });
    await chooseOption(page, /Country/, 'United States');
    await rate.getByRole('textbox', { name: 'Name' }).fill('Sales tax');
    await rate.getByLabel('Rate', { exact: true }).fill('10');
    await this.#save();
  }

  async connectStripe(account: LocalStripeAccount): Promise<void> {
    const page = this.#page;
    await this.#open('/payments', 'Payments');
    await page.getByLabel('Publishable key').fill(account.publishableKey);
    await page.getByLabel('Secret key').fill(account.secretKey);
    await page.getByLabel('Signing secret of the endpoint').fill(account.webhookSecret);
    await page.getByRole('button', { name: 'Verify and connect' }).click();
    await expect(page.getByText(account.accountId)).toBeVisible();
  }

  /** A code for 25 % off the whole order. */
  async addDiscount(code: string): Promise<void> {
    const page = this.#page;
    await this.#open('/discounts', 'Discounts');
    await page.getByRole('button', { name: 'Create discount' }).first().click();
    await page.getByRole('textbox', { name: 'Discount code' }).fill(code);
    await page.getByRole('textbox', { name: 'Percentage' }).fill('25');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`${code} is saved`)).toBeVisible();
  }

  async publish(): Promise<void> {
    await this.owner.open(this.#identifier, '/edit?path=%2Fshop');
    await this.owner.frame.locator('main').waitFor();
    await this.owner.publish();
  }
}
