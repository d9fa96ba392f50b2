import type { CookieJar } from './cookie-jar.ts';
import { trackingCookies, type TrackingCookies } from './tracking-cookies.ts';

/** Options of a visitor's identity. */
export interface VisitorIdentityOptions {
  /** The device's cookies, such as `createPageCookies(document)` of `/dom`. */
  readonly jar: CookieJar;
  /** Whether the policy and the visitor's answer allow tracking cookies; called each time. */
  readonly mayStore: () => boolean;
  /** Creates a random id: `() => crypto.randomUUID()`. */
  readonly createId: () => string;
  /**
   * Other names and lifetimes of the cookies `visitor`, `visit` and `campaign`. Default: 'ss_cvr', 'ss_cvt' and
   * 'ss_cvc'.
   */
  readonly cookies?: Partial<TrackingCookies>;
}

/** The visitor's identity, as far as cookies are allowed. */
export interface VisitorIdentity {
  /** The visitor's id; an empty string if the cookie is forbidden or not yet written. */
  readonly read: () => string;
  /**
   * Writes the cookies if they are allowed and deletes them if not; returns what `read` then returns. Called by each
   * hit, and after the visitor's answer.
   */
  readonly renew: (campaignName?: string) => string;
}

/** Creates the visitor's identity from the device's cookies, without writing any. */
export function createVisitorIdentity(options: VisitorIdentityOptions): VisitorIdentity {
  const { jar, mayStore, createId } = options;
  const cookies = { ...trackingCookies, ...options.cookies };
  const { visitor, visit, campaign } = cookies;
  const read = () => (mayStore() ? (jar.read(visitor.name) ?? '') : '');

  return {
    read,
    renew(campaignName = jar.read(campaign.name)) {
      if (mayStore()) {
        if (!read()) jar.write(visitor.name, createId(), visitor.lifeMs);
        jar.write(visit.name, jar.read(visit.name) ?? createId(), visit.lifeMs);
        if (campaignName) jar.write(campaign.name, campaignName, campaign.lifeMs);
      } else {
        for (const { name } of Object.values(cookies)) jar.write(name, '', 0);
      }
      return read();
    },
  };
}
