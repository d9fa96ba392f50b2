import type { ConsentChoice } from './consent/consent-record.ts';
import type { ConsentStore } from './consent/consent-store.ts';

/** Options of a cookie banner. */
export interface CookieBannerOptions {
  /** Stores the answer. */
  readonly consent: ConsentStore;
  /** Adds the banner to the page. */
  readonly mount: () => void;
  /** Removes the banner from the page. */
  readonly unmount: () => void;
  /** Called with each stored answer. Default: none. */
  readonly onAnswer?: (choice: ConsentChoice) => void;
}
