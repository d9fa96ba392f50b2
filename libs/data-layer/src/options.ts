import { dataLayerTexts } from './failure.ts';
import type { DataLayerTexts } from './failure.ts';
import type { DataFetch, DataLayerEvent, Signal } from './ports.ts';

/** The hosts for secure calls, without scheme and with an optional port. */
export interface SiteHosts {
  /** The host of the page. */
  readonly host: string;
  /** The platform's domain; it and its subdomains are platform hosts. */
  readonly appDomain: string;
  /** The site's own domain on the platform. */
  readonly siteDomain: string;
}

/** The host's functions for a data layer. */
export interface DataLayerPorts {
  /** The window's `fetch`, or a compatible one. */
  readonly fetch: DataFetch;
  /** Calls back after a number of milliseconds: `setTimeout`, or a fake clock. */
  readonly setTimer: (callback: () => void, delayMs: number) => unknown;
  /** The value of the crumb cookie. Default: none. */
  readonly readCrumb?: () => string | undefined;
  /**
   * Reports `loginRequired` and `authorizationFail`, which concern the whole page, and `crumbFail`, after which the
   * host resets the crumb cookie. Default: none.
   */
  readonly emit?: (event: DataLayerEvent) => void;
  /**
   * A signal that aborts after a number of milliseconds, and with `signal`; required for `timeoutMs`. Default: none.
   */
  readonly limitTime?: (timeoutMs: number, signal?: Signal) => Signal;
  /** `{ host, appDomain, siteDomain }`, for secure calls. Default: the page's host. */
  readonly place?: SiteHosts;
}

/** Settings of a data layer with their defaults. */
export interface DataLayerDefaults {
  /**
   * Number of retries without a response, or after a status that is not in `kindOfStatus`. A POST is only retried on
   * request. Default: 0.
   */
  readonly retries: number;
  /** Milliseconds between two attempts. Default: 200. */
  readonly retryDelayMs: number;
  /** Timeout of all attempts of a call in milliseconds; 0 is no limit. Default: 0. */
  readonly timeoutMs: number;
  /** Overrides of the messages, in another language. Default: English. */
  readonly texts: DataLayerTexts;
}

/** Options of a data layer. */
export interface DataLayerOptions
  extends DataLayerPorts, Partial<Omit<DataLayerDefaults, 'texts'>> {
  readonly texts?: Partial<DataLayerTexts>;
}

/** Complete options of a data layer. */
export type DataLayerSettings = DataLayerPorts & DataLayerDefaults;

/** Returns the fallback for a number that is missing, negative or not finite. */
export const numberOr = (number: number | undefined, fallback: number): number =>
  (number ?? -1) >= 0 && number! < Infinity ? number! : fallback;

/** Default values. */
export const dataLayerDefaults: DataLayerDefaults = {
  retries: 0,
  retryDelayMs: 200,
  timeoutMs: 0,
  texts: dataLayerTexts,
};
