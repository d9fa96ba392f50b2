import type { Page } from '@playwright/test';
import type { RunningSite } from '../start-site.ts';
import { ConfigArea } from './config-area.ts';
import { websiteCalls, type WebsiteCall } from './website-calls.ts';

const headerFooter = '/api/site-header-footer';

interface Data<Value> {
  readonly data: Value;
}

/** The bars, popup, header and business data of a site, as in the API. */
export interface SiteFrameState {
  readonly overlays: {
    readonly announcementBar: object;
    readonly mobileInfoBar: object;
    readonly popup: { readonly [name: string]: unknown };
  };
  readonly header: object;
  readonly business: { readonly [name: string]: unknown };
}

/** Changes the bars, popup and header of a demo site as its owner, and restores them. */
export class SiteFrame {
  readonly #call: WebsiteCall;
  readonly asSeeded: SiteFrameState;

  private constructor(call: WebsiteCall, asSeeded: SiteFrameState) {
    this.#call = call;
    this.asSeeded = asSeeded;
  }

  /** Logs in on its own page, and reads the current state. */
  static async open(page: Page, site: RunningSite, identifier: string): Promise<SiteFrame> {
    await new ConfigArea(page, site).logIn();
    const call = await websiteCalls(page, identifier);
    const { data: overlays } = await call<Data<SiteFrameState['overlays']>>('GET', '/overlays');
    const { data } = await call<Data<{ readonly header: object }>>('GET', headerFooter);
    const { revision: _, ...business } = await call<SiteFrameState['business']>('GET', '/business');
    return new SiteFrame(call, { overlays, header: data.header, business });
  }

  /** The id of a form by its name. */
  async formId(name: string): Promise<string> {
    const { rows } = await this.#call<{
      readonly rows: readonly { readonly id: string; readonly name: string }[];
    }>('GET', '/forms');
    return rows.find((form) => form.name === name)!.id;
  }

  /** Publishes these values, and the initial ones for all others. */
  async show({
    overlays = {},
    header = {},
    business = {},
  }: {
    readonly overlays?: Partial<SiteFrameState['overlays']>;
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
