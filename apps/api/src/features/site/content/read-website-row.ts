import { pinterestOverlayMode } from '@sitewright/contracts/codes';
import {
  businessOf,
  noBusiness,
  type Business,
  type CookieBannerSettings,
} from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import { revisionChanges } from '../../../platform/page-cache/site-revisions.ts';
import type { Tenant } from '../../../platform/database/index.ts';

/** Presentation settings of a website that are not part of a release. Absent settings have the defaults below. */
export interface WebsiteSettings {
  readonly developerMode: boolean;
  readonly cloneable: boolean;
  readonly disqusShortname: string;
  readonly commentsEnabled: boolean;
  readonly useEscapeKeyToLogin: boolean;
  readonly demoCollections: readonly string[];
  readonly pinterestOverlayMode: number;
  readonly cookieSettings: CookieBannerSettings;
  /** Search engines must not index the site. */
  readonly noIndex: boolean;
  readonly business: Business;
  /** Pages run the owner's custom code. */
  readonly runsCode: boolean;
  /** Email addresses of visitors must have a top-level domain of two to four letters. */
  readonly shortEmailEndings: boolean;
}

export const defaultWebsiteSettings: WebsiteSettings = {
  developerMode: false,
  cloneable: false,
  disqusShortname: '',
  commentsEnabled: false,
  useEscapeKeyToLogin: true,
  demoCollections: [],
  pinterestOverlayMode: pinterestOverlayMode.DISABLED,
  noIndex: false,
  cookieSettings: {
    cookieBannerCtaText: '',
    cookieBannerVariant: 'BAR',
    cookieBannerPosition: 'BOTTOM',
    cookieBannerCtaVariant: 'TEXT',
    cookieBannerText: '',
    cookieBannerTheme: 'DARK',
    cookieBannerOptOutCtaText: '',
    cookieBannerAcceptType: 'OPT_IN_AND_OUT',
    isCookieBannerEnabled: false,
    isRestrictiveCookiePolicyEnabled: false,
    isVisitorDataRestricted: false,
    isRestrictiveCookiePolicyAbsolute: false,
  },
  business: noBusiness,
  runsCode: true,
  shortEmailEndings: false,
};

export interface WebsiteRow {
  readonly websiteId: string;
  readonly identifier: string;
  readonly title: string;
  readonly description: string;
  readonly websiteType: number;
  readonly status: number;
  readonly locale: string;
  readonly currency: string;
  /** STORE-02: adding a product to the cart buys it at once. */
  readonly hasExpressCheckout: boolean;
  /** An IANA name. */
  readonly timeZone: string;
  readonly settings: WebsiteSettings;
  /** The website was published at least once. */
  readonly isPublished: boolean;
  /** The `changes` of the website's present revision. */
  readonly revision: string;
}

export async function readWebsiteRow(tenant: Tenant): Promise<WebsiteRow | null> {
  const row = await tenant
    .selectFrom('websites')
    .select([
      'identifier',
      'title',
      'description',
      'websiteType',
      'status',
      'locale',
      'currency',
      'timeZone',
      'settings',
      'liveReleaseId',
      'dataRevision',
    ])
    .select(
      sql<boolean>`coalesce((
        select (value->>'expressCheckout')::boolean from store_settings
        where store_settings.website_id = websites.website_id
      ), false)`.as('hasExpressCheckout'),
    )
    .executeTakeFirst();
  if (row === undefined) return null;
  const { settings: stored, liveReleaseId, dataRevision, ...columns } = row;
  const settings = stored as Partial<WebsiteSettings>;
  return {
    ...columns,
    websiteId: tenant.websiteId,
    isPublished: liveReleaseId !== null,
    settings: {
      ...defaultWebsiteSettings,
      ...settings,
      business: businessOf(settings.business),
    },
    revision: revisionChanges({ liveReleaseId, dataRevision }),
  };
}
