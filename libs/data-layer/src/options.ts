import { dataLayerTexts } from './failure.ts';
import type { DataLayerTexts } from './failure.ts';
import type { DataFetch, DataLayerEvent, Signal } from './ports.ts';

/** Where the page is, for secure calls. Hosts without scheme, with the port where there is one. */
export interface SitePlace {
  /** The host of the page. */
  readonly host: string;
  /** The platform's domain; it and what is below it are platform hosts. */
  readonly appDomain: string;
  /** The site's own domain on the platform. */
  readonly siteDomain: string;
}

/** What a data layer needs of its host. */
export interface DataLayerPorts {
  /** The window's `fetch`, or one like it. */
  readonly fetch: DataFetch;
  /** Calls back after a number of milliseconds: `setTimeout`, or a test's clock. */
  readonly setTimer: (callback: () => void, delayMs: number) => unknown;
  /** The value of the crumb cookie. Default: there is none. */
  readonly readCrumb?: () => string | undefined;
  /** Tells the host of `loginRequired` and `authorizationFail`, which concern the whole page, and of `crumbFail`, upon which it resets the crumb cookie. Default: nobody. */
  readonly emit?: (event: DataLayerEvent) => void;
  /** A signal that aborts after a number of milliseconds, and with `signal`; needed for `timeoutMs`. Default: none. */
  readonly limitTime?: (timeoutMs: number, signal?: Signal) => Signal;
  /** `{ host, appDomain, siteDomain }`, for secure calls. Default: they keep the page's host. */
  readonly place?: SitePlace;
}

/** What a data layer can be told, every default filled in. */
export interface DataLayerDefaults {
  /** How often a call is repeated that came to one of the other statuses, or to no answer. Each POST asks for itself. Default: 0. */
  readonly retries: number;
  /** The time between two attempts. Default: 200. */
  readonly retryDelayMs: number;
  /** The time that a call may take with all its attempts; 0 is no limit. Default: 0. */
  readonly timeoutMs: number;
  /** Any of the messages, in another language. Default: English. */
  readonly texts: DataLayerTexts;
}

/** What a data layer takes. */
export interface DataLayerOptions
  extends DataLayerPorts, Partial<Omit<DataLayerDefaults, 'texts'>> {
  readonly texts?: Partial<DataLayerTexts>;
}

/** A data layer's options with every default filled in. */
export type DataLayerSettings = DataLayerPorts & DataLayerDefaults;

/** A number of at least 0 that is not without end; anything else counts as left out. */
export const numberOr = (number: number | undefined, fallback: number): number =>
  (number ?? -1) >= 0 && number! < Infinity ? number! : fallback;

/** The table of defaults. */
export const dataLayerDefaults: DataLayerDefaults = {
  retries: 0,
  retryDelayMs: 200,
  timeoutMs: 0,
  texts: dataLayerTexts,
};
