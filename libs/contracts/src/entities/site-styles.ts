import * as z from 'zod';
import { colorPattern } from './patterns.ts';

const color = z.string().regex(colorPattern);
const family = z.string().regex(/^[a-z0-9-]{2,40}$/);

/** An owner's styles for the whole site; published as CSS custom properties. */
export const siteStyles = z.strictObject({
  /** Five colors, from which the ten section themes are derived. */
  palette: z.strictObject({
    white: color,
    light: color,
    accent: color,
    dark: color,
    black: color,
  }),
  fonts: z.strictObject({
    /** Names of self-hosted families, as in the font table. */
    heading: family,
    body: family,
    headingWeight: z.int().min(100).max(900),
    bodyWeight: z.int().min(100).max(900),
    headingStyle: z.enum(['normal', 'uppercase', 'small-caps']),
    headingTracking: z.number().min(-0.1).max(0.4),
    headingLeading: z.number().min(0.8).max(2),
    bodyLeading: z.number().min(1).max(2.4),
  }),
  /** Base size in pixels and the ratio between heading sizes. */
  scale: z.strictObject({
    basePx: z.number().min(12).max(24),
    ratio: z.number().min(1.05).max(1.8),
  }),
  spacing: z.strictObject({
    /** Maximum content width in pixels. */
    pageWidthPx: z.int().min(640).max(2400),
    /** Horizontal padding as a share of the viewport's width. */
    pagePaddingVw: z.number().min(0).max(12),
    sectionPaddingVmax: z.number().min(0).max(16),
    gapPx: z.int().min(0).max(80),
  }),
  buttons: z.strictObject({
    shape: z.enum(['square', 'rounded', 'pill', 'underline']),
    look: z.enum(['solid', 'outline']),
    /** Padding in em. */
    paddingEm: z.number().min(0.2).max(3),
    uppercase: z.boolean(),
  }),
  images: z.strictObject({ radiusPx: z.int().min(0).max(60) }),
  motion: z.enum(['none', 'fade', 'rise']),
});
export type SiteStyles = z.infer<typeof siteStyles>;
