import * as z from 'zod';
import { codeSchema } from '../codes/code-schema.ts';
import { collectionType } from '../codes/collection-type.ts';
import { collectionViews } from '../codes/collection-view.ts';
import { accessKinds } from './website.ts';
import { hexId, instant, line, urlId } from './primitives.ts';

/** `cover`: a page without the header and footer of its website. */
export const pageKinds = ['page', 'collection', 'cover'] as const;
export type PageKind = (typeof pageKinds)[number];

/** A page in the pages panel: data of the draft and its difference from the live page. */
export const pageSummary = z.object({
  id: hexId,
  kind: z.enum(pageKinds),
  /** Set if the page shows a collection. */
  collectionId: hexId.nullable(),
  title: z.string(),
  urlId: z.string(),
  access: z.enum(accessKinds),
  isHomepage: z.boolean(),
  /** Public, but not in the navigation by default. */
  isHidden: z.boolean(),
  changed: z.enum(['new', 'changed', 'none']),
  updatedAt: instant,
  /** Whether its content was edited. */
  isEdited: z.boolean(),
});
export type PageSummary = z.infer<typeof pageSummary>;

export const seo = z.strictObject({
  title: line(120),
  description: line(400),
  imageId: hexId.nullable(),
  noIndex: z.boolean(),
});
export type Seo = z.infer<typeof seo>;

export const emptySeo: Seo = { title: '', description: '', imageId: null, noIndex: false };

export const pageSettings = pageSummary.extend({
  seo,
  /** Whether a password is stored: without one a page cannot be locked. */
  hasPassword: z.boolean(),
  /** Set if the page shows a collection. */
  collectionType: z.int().nullable(),
  collectionView: z.enum(collectionViews).nullable(),
});
export type PageSettings = z.infer<typeof pageSettings>;

/** A deleted page that can be restored. */
export const deletedPage = pageSummary
  .pick({ id: true, kind: true, title: true, urlId: true })
  .extend({ deletedAt: instant });
export type DeletedPage = z.infer<typeof deletedPage>;

const newPageFields = z.strictObject({ title: line(120).min(1), urlId: urlId.optional() });

/** Default kind: a page. Only a collection has a collection type, by default a blog. */
export const newPage = z.discriminatedUnion('kind', [
  newPageFields.extend({ kind: z.enum(pageKinds).exclude(['collection']).optional() }),
  newPageFields.extend({
    kind: z.literal('collection'),
    collectionType: codeSchema(collectionType).optional(),
  }),
]);

export const pageChange = z.strictObject({
  title: line(120).min(1).optional(),
  urlId: urlId.optional(),
  access: z.enum(accessKinds).optional(),
  /** Only for a locked page, which requires one; never returned. */
  password: z.string().min(1).max(256).optional(),
  isHomepage: z.literal(true).optional(),
  isHidden: z.boolean().optional(),
  seo: seo.optional(),
  /** The view of the page's collection; visitors see it at once. Other pages ignore it. */
  collectionView: z.enum(collectionViews).optional(),
});
