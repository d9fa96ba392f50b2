import type { Page } from '@playwright/test';
import type { RunningSite } from '../running-site.ts';
import { callAsOwner, websiteIdOf, type OwnersCall } from './call-as-owner.ts';
import { ConfigArea } from './config-area.ts';

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
  readonly #page: Page;
  readonly #websiteId: string;
  readonly asSeeded: Surroundings;

  private constructor(page: Page, websiteId: string, asSeeded: Surroundings) {
    this.#page = page;
    this.#websiteId = websiteId;
    this.asSeeded = asSeeded;
  }

  /** Logs in on a page of its own, and reads what the site has. */
  static async open(page: Page, site: RunningSite, identifier: string): Promise<SiteSurroundings> {
    await new ConfigArea(page, site).logIn();
    const websiteId = await websiteIdOf(page, identifier);
    const path = `/websites/${websiteId}`;
    const { data: overlays } = await callAsOwner<{ readonly data: Surroundings['overlays'] }>(
      page,
      { path: `${path}/overlays` },
    );
    const { data } = await callAsOwner<{ readonly data: { readonly header: object } }>(page, {
      path: '/site-header-footer',
      websiteId,
    });
    const { revision: _, ...business } = await callAsOwner<Surroundings['business']>(page, {
      path: `${path}/business`,
    });
    return new SiteSurroundings(page, websiteId, { overlays, header: data.header, business });
  }

  #call<Answer>(call: OwnersCall): Promise<Answer> {
    return callAsOwner(this.#page, { ...call, websiteId: this.#websiteId });
  }

  /** The id of a form by its name. */
  async formId(name: string): Promise<string> {
    const { rows } = await this.#call<{
      readonly rows: readonly { readonly id: string; readonly name: string }[];
    }>({ path: `/websites/${this.#websiteId}/forms` });
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
    const path = `/websites/${this.#websiteId}`;
    const body = { ...asSeeded.overlays, ...overlays };
    await this.#call({ method: 'PUT', path: `${path}/overlays`, body });
    await this.#call({
      method: 'PUT',
      path: '/site-header-footer',
      body: { header: { ...asSeeded.header, ...header } },
    });
    await this.#call({
      method: 'PUT',
      path: `${path}/business`,
      body: { ...asSeeded.business, ...business },
    });
    await this.#call({ method: 'POST', path: `${path}/releases`, body: {} });
  }

  restore(): Promise<void> {
    return this.show({});
  }
}
