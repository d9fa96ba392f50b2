import * as z from 'zod';
import { hexId } from './primitives.ts';

/** Cookie banner settings for browsers (COOKIE-02 to COOKIE-04). */
export const cookieBannerSettings = z.object({
  cookieBannerCtaText: z.string(),
  cookieBannerVariant: z.string(),
  cookieBannerPosition: z.string(),
  cookieBannerCtaVariant: z.string(),
  cookieBannerText: z.string(),
  cookieBannerTheme: z.string(),
  cookieBannerOptOutCtaText: z.string(),
  cookieBannerAcceptType: z.string(),
  isCookieBannerEnabled: z.boolean(),
  isRestrictiveCookiePolicyEnabled: z.boolean(),
  isVisitorDataRestricted: z.boolean(),
  isRestrictiveCookiePolicyAbsolute: z.boolean(),
});
export type CookieBannerSettings = z.infer<typeof cookieBannerSettings>;

/** POPUP-01. `displayFrequency` in days; -1: never again after it was closed. */
export const popupOverlaySettings = z.object({
  style: z.int(),
  enableMobile: z.boolean(),
  version: z.int(),
  showUntilSignup: z.boolean(),
  displayFrequency: z.int().min(-1),
});

/**
 * CTX-01 to CTX-10: the data of a page for its scripts. Cached pages contain that of an anonymous visitor
 * (`authenticatedAccount: null`); the viewer request completes it. Contains no secret (CTX-11).
 */
export const siteContext = z.strictObject({
  authenticatedAccount: z.strictObject({ id: hexId, displayName: z.string() }).nullable(),
  website: z.strictObject({
    id: hexId,
    baseUrl: z.string(),
    typekitId: z.string(),
    developerMode: z.boolean(),
    cloneable: z.boolean(),
    websiteType: z.int(),
    siteStatus: z.strictObject({ value: z.int() }),
    identifier: z.string(),
  }),
  appDomain: z.string(),
  websiteSettings: z.strictObject({
    disqusShortname: z.string(),
    commentsEnabled: z.boolean(),
    popupOverlaySettings: popupOverlaySettings.nullable(),
    mobileInfoBarSettings: z.strictObject({ style: z.int() }),
    pinterestOverlayOptions: z.strictObject({ mode: z.int() }),
    useEscapeKeyToLogin: z.boolean(),
    /** Email addresses of visitors end in two to four letters. Absent: any ending is accepted. */
    shortEmailEndings: z.literal(true).optional(),
    /** Key of the maps provider as base64 text (MAP-18); browsers send it, so it is not secret. */
    gmRenderKey: z.string().optional(),
  }),
  websiteRoles: z.array(z.int()),
  pageType: z.int(),
  collectionId: hexId.optional(),
  collection: z
    .strictObject({ title: z.string(), type: z.int(), permissionType: z.int() })
    .optional(),
  itemId: hexId.optional(),
  item: z.strictObject({ title: z.string(), recordType: z.int() }).optional(),
  templateId: z.string(),
  locale: z.string(),
  googleFonts: z.array(z.strictObject({ includeName: z.string() })),
  typekitFonts: z.array(z.strictObject({ id: z.string(), variations: z.array(z.string()) })),
  rollups: z.strictObject({ js: z.array(z.string()), css: z.array(z.string()) }),
  frameRollups: z.strictObject({ js: z.array(z.string()), css: z.array(z.string()) }),
  showAnnouncementBar: z.boolean(),
  demoCollections: z.array(hexId),
  cookieSettings: cookieBannerSettings,
});
export type SiteContext = z.infer<typeof siteContext>;
