import * as z from 'zod';
import { measurementStandards } from '../codes/units-system.ts';
import {
  currencyCode,
  hexId,
  instant,
  line,
  locale,
  siteIdentifier,
  supportedCurrency,
  timeZone,
} from './primitives.ts';

/** Who may see a page, item or collection. */
export const accessKinds = ['open', 'locked', 'members'] as const;
export type AccessKind = (typeof accessKinds)[number];

export const website = z.object({
  id: hexId,
  identifier: siteIdentifier,
  title: z.string(),
  /** URL of the published site, without a trailing slash. */
  baseUrl: z.string(),
  websiteType: z.int(),
  status: z.int(),
  locale: z.string(),
  currency: currencyCode,
  timeZone: z.string(),
  /** Search engines must not index the site. */
  noIndex: z.boolean(),
  /** Visitors' pages run owners' custom code. */
  runsCode: z.boolean(),
  /** Format of the URL slugs of new posts: `%y/%m/%d/%t` (specification 5; LINK-19 to LINK-23). */
  blogUrlFormat: z.string(),
  /** Email addresses of visitors must end in two to four letters. */
  shortEmailEndings: z.boolean(),
  /** Weight units of products (specification 3; STORE-03, STORE-04). */
  measurementStandard: z.enum(measurementStandards),
  createdAt: instant,
  /** The live release; null before the first publish. */
  liveReleaseId: hexId.nullable(),
});
export type Website = z.infer<typeof website>;

export const websiteChange = z.strictObject({
  title: line(120).min(1).optional(),
  description: line(300).optional(),
  locale: locale.optional(),
  currency: supportedCurrency.optional(),
  timeZone: timeZone.optional(),
  noIndex: z.boolean().optional(),
  runsCode: z.boolean().optional(),
  blogUrlFormat: line(60).optional(),
  shortEmailEndings: z.boolean().optional(),
  measurementStandard: z.enum(measurementStandards).optional(),
});

export const account = z.object({ id: hexId, email: z.string(), displayName: z.string() });
export type Account = z.infer<typeof account>;

/** An account's access to one website: role numbers and the resulting permissions. */
export const membership = z.object({
  websiteId: hexId,
  isOwner: z.boolean(),
  roles: z.array(z.int()),
  permissions: z.array(z.string()),
});
export type Membership = z.infer<typeof membership>;

export const navigationLink = z.strictObject({
  title: line(80).min(1),
  /** A page of the site, or a typed URL of a link category that may be external. */
  pageId: hexId.optional(),
  href: z.string().max(2000).optional(),
  newWindow: z.boolean().optional(),
});
export type NavigationLink = z.infer<typeof navigationLink>;

/** Links in order; a folder contains links. */
export const navigationEntry = navigationLink.extend({
  links: z.array(navigationLink).max(40).optional(),
});
export type NavigationEntry = z.infer<typeof navigationEntry>;

export const navigation = z.strictObject({
  main: z.array(navigationEntry).max(60),
  footer: z.array(navigationEntry).max(60),
});
export type Navigation = z.infer<typeof navigation>;
