import type { CookieJar } from './cookie-jar.ts';
import { trackingCookies } from './tracking-cookies.ts';

const { visitor, visit, campaign } = trackingCookies;

/** What a visitor's identity is made from. */
export interface VisitorIdentityOptions {
  /** The device's cookies; `createPageCookies(document)` of `/dom` makes one. */
  readonly jar: CookieJar;
  /** Whether the policy and the visitor's answer allow tracking cookies; asked each time. */
  readonly mayStore: () => boolean;
  /** Makes a random id. `crypto.randomUUID` fits. */
  readonly createId: () => string;
}

/** Who the visitor is, as far as cookies may say so. */
export interface VisitorIdentity {
  /** The value of `ss_cvr`; an empty text when the cookie is forbidden or not there yet. */
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
  const read = () => (mayStore() ? (jar.read(visitor.name) ?? '') : '');

  return {
    read,
    renew(campaignName = jar.read(campaign.name)) {
      if (mayStore()) {
        if (!read()) jar.write(visitor.name, createId(), visitor.lifeMs);
        jar.write(visit.name, jar.read(visit.name) ?? createId(), visit.lifeMs);
        if (campaignName) jar.write(campaign.name, campaignName, campaign.lifeMs);
      } else {
        for (const { name } of Object.values(trackingCookies)) jar.write(name, '', 0);
      }
      return read();
    },
  };
}
