import type { ConsentChoice } from './consent/consent-record.ts';
import type { ConsentStore } from './consent/consent-store.ts';

/** What a cookie banner is made from. Everything outside it comes in here. */
export interface CookieBannerOptions {
  /** Where the answer is kept. */
  readonly consent: ConsentStore;
  /** Puts the banner on the page. */
  readonly mount: () => void;
  /** Takes the banner off the page. */
  readonly unmount: () => void;
  /** Called with each answer, once it is kept. Default: nothing happens. */
  readonly onAnswer?: (choice: ConsentChoice) => void;
}
