import type { CookieJar } from '../consent/cookie-jar.ts';
import { analyticsCookie } from '../consent/tracking-cookies.ts';

/** What the id of the events service is read from. */
export interface AnalyticsIdSource {
  readonly jar: CookieJar;
  readonly mayStore: () => boolean;
  readonly createId: () => string;
  readonly warn: (message: string) => void;
}

/** Reads the events service's id, and keeps it for 390 days; an empty text where it may not be kept. */
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
