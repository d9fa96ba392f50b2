import * as z from 'zod';
import { lenientObject } from './lenient-object.ts';
import { sectionThemes, pageDocument } from './page-document.ts';
import { hexId, line } from './primitives.ts';

export const socialLink = z.strictObject({
  service: z.string().regex(/^[a-z-]{2,30}$/),
  url: z.url().max(500),
});
export type SocialLink = z.infer<typeof socialLink>;

/** The layout of the header. */
export const siteHeader = z.strictObject({
  layout: z.enum(['logo-left', 'logo-center', 'split']),
  theme: z.enum(sectionThemes),
  /** Whether the header lies over the first section's image instead of above it. */
  transparent: z.boolean(),
  sticky: z.boolean(),
  logoId: hexId.nullable(),
  /** A tagline beside the title; may be empty. */
  tagline: line(120),
  button: z.strictObject({ text: line(40).min(1), href: z.string().max(2000) }).nullable(),
  showCart: z.boolean(),
  social: z.array(socialLink).max(12),
});
export type SiteHeader = z.infer<typeof siteHeader>;

/** The header of a new website. */
export const defaultSiteHeader: SiteHeader = {
  layout: 'logo-left',
  theme: 'lightest',
  transparent: false,
  sticky: false,
  logoId: null,
  tagline: '',
  button: null,
  showCart: false,
  social: [],
};

const storedHeader = lenientObject(siteHeader, defaultSiteHeader);

/** Reads a stored header; invalid members get their defaults, so that no stored value breaks a page. */
export const siteHeaderOf = (stored: unknown): SiteHeader => storedHeader.parse(stored);

/** HF-01: the data of `site-header-footer`. The footer is a page document. */
export const headerFooter = z.strictObject({ header: siteHeader, footer: pageDocument });
export type HeaderFooter = z.infer<typeof headerFooter>;
