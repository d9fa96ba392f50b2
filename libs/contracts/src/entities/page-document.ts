import * as z from 'zod';
import { focalPoint, hexId, line, localId } from './primitives.ts';

/** Ten themes, derived from the five colors of the site's palette. A section has one of them. */
export const sectionThemes = [
  'lightest',
  'lightest-bold',
  'light',
  'light-bold',
  'bright',
  'bright-bold',
  'dark',
  'dark-bold',
  'darkest',
  'darkest-bold',
] as const;
export type SectionTheme = (typeof sectionThemes)[number];

/** Cells of a 12-column grid: columns and rows count from 1. */
export const placement = z.strictObject({
  column: z.int().min(1).max(12),
  row: z.int().min(1).max(500),
  width: z.int().min(1).max(12),
  height: z.int().min(1).max(200),
});
export type Placement = z.infer<typeof placement>;

/** Cells of the phone's 4-column grid; absent until an owner changes the phone layout. */
export const phonePlacement = z.strictObject({
  column: z.int().min(1).max(4),
  row: z.int().min(1).max(1000),
  width: z.int().min(1).max(4),
  height: z.int().min(1).max(200),
});
export type PhonePlacement = z.infer<typeof phonePlacement>;

/**
 * A block: `type` is a code of `blockType`, `props` follow the block's own schema at `version`. A block of an unknown
 * type is stored but not rendered.
 */
export const block = z.strictObject({
  id: localId,
  type: z.int().min(1).max(999),
  version: z.int().min(1),
  props: z.record(z.string(), z.json()),
  placement,
  phone: phonePlacement.optional(),
  /** Blocks may overlap: a higher layer is painted later. */
  layer: z.int().min(0).max(99).optional(),
  /** The alignment of the block in its cells. */
  align: z.enum(['start', 'center', 'end', 'stretch']).optional(),
});
export type Block = z.infer<typeof block>;

export const layout = z.strictObject({ columns: z.literal(12), blocks: z.record(localId, block) });
export type Layout = z.infer<typeof layout>;

export const sectionBackground = z.strictObject({
  assetId: hexId,
  focalPoint: focalPoint.optional(),
  /** The opacity of the section's color over the image, 0–1. */
  overlay: z.number().min(0).max(1),
});

/** The style of a section around its grid. */
export const sectionDesign = z.strictObject({
  theme: z.enum(sectionThemes),
  height: z.enum(['auto', 'small', 'medium', 'large', 'screen']),
  width: z.enum(['inset', 'wide', 'full']),
  align: z.enum(['start', 'center', 'end']),
  background: sectionBackground.optional(),
});
export type SectionDesign = z.infer<typeof sectionDesign>;

export const section = z.strictObject({
  id: localId,
  name: line(80).optional(),
  design: sectionDesign,
  layout,
});
export type Section = z.infer<typeof section>;

/** The content of a page, a header, a footer or an item body. */
export const pageDocument = z.strictObject({
  schemaVersion: z.literal(1),
  sections: z.array(section).max(60),
});
export type PageDocument = z.infer<typeof pageDocument>;
