import type { Page } from '@playwright/test';
import type { RunningSite } from '../start-site.ts';
import { ConfigArea } from './config-area.ts';
import { websiteCalls, type WebsiteCall } from './website-calls.ts';

const headerFooter = '/api/site-header-footer';

interface Data<Value> {
  readonly data: Value;
}

/** What stands around and over every page of a site, as the API knows it. */
export interface Surroundings {
  readonly overlays: {
    readonly announcementBar: object;
    readonly mobileInfoBar: object;
    readonly popup: { readonly [name: string]: unknown };
  };
  readonly header: object;
  readonly business: { readonly [name: string]: unknown };
}

/** The bars, the popup and the header of a demo site, for its owner, who puts back what was changed. */
export class SiteSurroundings {
  readonly #call: WebsiteCall;
  readonly asSeeded: Surroundings;

  private constructor(call: WebsiteCall, asSeeded: Surroundings) {
    this.#call = call;
    this.asSeeded = asSeeded;
  }

  /** Logs in on a page of its own, and reads what the site has. */
  static async open(page: Page, site: RunningSite, identifier: string): Promise<SiteSurroundings> {
    await new ConfigArea(page, site).logIn();
    const call = await websiteCalls(page, identifier);
    const { data: overlays } = await call<Data<Surroundings['overlays']>>('GET', '/overlays');
    const { data } = await call<Data<{ readonly header: object }>>('GET', headerFooter);
    const { revision: _, ...business } = await call<Surroundings['business']>('GET', '/business');
    return new SiteSurroundings(call, { overlays, header: data.header, business });
  }

  /** The id of a form by its name. */
  async formId(name: string): Promise<string> {
    const { rows } = await this.#call<{
      readonly rows: readonly { readonly id: string; readonly name: string }[];
    }>('GET', '/forms');
    return rows.find((form) => form.name === name)!.id;
  }

  /** Publishes these, and for all others what the site had before. */
  async show({
    overlays = {},
    header = {},
    business = {},
  }: {
    readonly overlays?: Partial<Surroundings['overlays']>;
    readonly header?: object;
    readonly business?: object;
  }): Promise<void> {
    const { asSeeded } = this;
    await this.#call('PUT', '/overlays', { ...asSeeded.overlays, ...overlays });
    await this.#call('PUT', headerFooter, { header: { ...asSeeded.header, ...header } });
    await this.#call('PUT', '/business', { ...asSeeded.business, ...business });
    await this.#call('POST', '/releases', {});
  }

  restore(): Promise<void> {
    return this.show({});
  }
}
