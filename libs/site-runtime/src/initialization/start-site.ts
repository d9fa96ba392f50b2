import { createInitialization, type Initialization } from './create-initialization.ts';

/** Where a page stores its initialization: `window`, for the scripts of templates. */
export interface SiteHost {
  sitewright?: Initialization;
}

/** Error handlers of the common code. */
export interface SiteNews {
  /** Receives the errors of initializers and destructors. */
  readonly log: (error: unknown) => void;
  readonly warn: (message: string) => void;
}

/**
 * Initializes a page once. If the common code runs a second time, reports it and returns undefined: otherwise every key
 * press would be handled twice.
 */
export function startSite(host: SiteHost, { log, warn }: SiteNews): Initialization | undefined {
  if (!host.sitewright) return (host.sitewright = createInitialization(log));
  warn('Detected second run, this is bad.');
  return undefined;
}
