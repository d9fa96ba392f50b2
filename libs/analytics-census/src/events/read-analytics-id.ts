import type { CookieJar } from '../consent/cookie-jar.ts';
import { analyticsCookie } from '../consent/tracking-cookies.ts';

/** The sources of the events service's id. */
export interface AnalyticsIdSource {
  readonly jar: CookieJar;
  readonly mayStore: () => boolean;
  readonly createId: () => string;
  readonly warn: (message: string) => void;
}

/** Reads the events service's id, or creates one for 390 days; an empty string if it may not be stored. */
export function readAnalyticsId({ jar, mayStore, createId, warn }: AnalyticsIdSource): string {
  if (!mayStore()) return '';
  let id: string | undefined;
  try {
    id = jar.read(analyticsCookie.name) ?? createId();
    jar.write(analyticsCookie.name, id, analyticsCookie.lifeMs);
  } catch {
    warn('Unable to store analyticsId');
  }
  return id ?? createId();
}
