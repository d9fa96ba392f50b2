import type { CookieJar } from './cookie-jar.ts';
import { trackingCookies, type TrackingCookies } from './tracking-cookies.ts';

/** What a visitor's identity is made from. */
export interface VisitorIdentityOptions {
  /** The device's cookies; `createPageCookies(document)` of `/dom` makes one. */
  readonly jar: CookieJar;
  /** Whether the policy and the visitor's answer allow tracking cookies; asked each time. */
  readonly mayStore: () => boolean;
  /** Makes a random id: `() => crypto.randomUUID()`. */
  readonly createId: () => string;
  /** Other names and lives of the cookies `visitor`, `visit` and `campaign`. Default: 'ss_cvr', 'ss_cvt' and 'ss_cvc'. */
  readonly cookies?: Partial<TrackingCookies>;
}

/** Who the visitor is, as far as cookies may say so. */
export interface VisitorIdentity {
  /** The visitor's id; an empty text when the cookie is forbidden or not there yet. */
  readonly read: () => string;
  /**
   * Writes the cookies where they are allowed and takes them away where they are not; gives what
   * `read` gives then. Called by each hit, and once the visitor has answered.
   */
  readonly renew: (campaignName?: string) => string;
}

/** Makes the visitor's identity from the device's cookies. It writes nothing by itself. */
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
