import { createInitialisation, type Initialisation } from './create-initialisation.ts';

/** Where a page keeps its initialisation: `window`, where templates' scripts find it. */
export interface SiteHost {
  sitewright?: Initialisation;
}

/** Whom the common code tells what went wrong. */
export interface SiteNews {
  /** Takes what an initialiser or destructor threw. */
  readonly log: (error: unknown) => void;
  readonly warn: (message: string) => void;
}

/**
 * Gives a page its initialisation, once. Where the common code runs a second time it says so and answers undefined: two
 * of them would hear every key twice.
 */
export function startSite(host: SiteHost, { log, warn }: SiteNews): Initialisation | undefined {
  if (!host.sitewright) return (host.sitewright = createInitialisation(log));
  warn('Detected second run, this is bad.');
  return undefined;
}
