import * as z from 'zod';
import { block, operation, pageDocument, siteStyles } from '@sitewright/contracts/entities';
import type { PageData } from '@sitewright/contracts/entities';

/**
 * What the configuration area and the framed page say to each other. Both sides import this table; a
 * message that it does not describe, or that comes from another origin, is dropped unread.
 */

/** Documents of a page that can be edited: its own, and the footer that all pages share. */
export const documentParts = ['page', 'footer'] as const;
export type DocumentPart = (typeof documentParts)[number];

/** What is selected: a block, or a section as a whole. */
export const selection = z.strictObject({
  sectionId: block.shape.id,
  blockId: block.shape.id.nullable(),
});
export type Selection = z.infer<typeof selection>;

/** Answers by `dataNeedKey`; the views read them, so their shape is the contracts' business. */
const pageData = z.record(z.string(), z.unknown()).transform((data) => data as PageData);

/** What the page is drawn with beside its document. */
const site = z.strictObject({
  title: z.string(),
  baseUrl: z.string(),
  currency: z.string(),
  styles: siteStyles,
});
export type CanvasSite = z.infer<typeof site>;

/** From the shell to the canvas. */
export const shellMessage = z.discriminatedUnion('kind', [
  /** The document as it is edited, with everything that its blocks need. Comes first, and after a reload. */
  z.strictObject({
    kind: z.literal('document'),
    document: pageDocument,
    /** Where the document stands on the page. */
    part: z.enum(documentParts),
    data: pageData,
    site,
  }),
  /** An edit that the shell has carried out; the canvas follows. */
  z.strictObject({ kind: z.literal('operation'), operation }),
  /** Data of blocks that came in or changed. */
  z.strictObject({ kind: z.literal('blockData'), data: pageData }),
  /** Site styles that are being tried out. */
  z.strictObject({ kind: z.literal('styles'), styles: siteStyles }),
  z.strictObject({
    kind: z.literal('select'),
    selection: selection.nullable(),
    /** Scrolls to what is selected. */
    reveal: z.boolean(),
  }),
  /** Begins to edit the selected block's text in place. */
  z.strictObject({ kind: z.literal('editText') }),
  /** An edit of the canvas was not carried out. */
  z.strictObject({
    kind: z.literal('rejected'),
    gesture: z.string().max(60).nullable(),
    /** Why, for people. */
    text: z.string().max(1000),
  }),
  /** Gives up a text that is being written and was rejected. */
  z.strictObject({ kind: z.literal('discardText') }),
  /** `preview` shows the page as visitors see it: no outlines, links work. */
  z.strictObject({ kind: z.literal('mode'), mode: z.enum(['edit', 'preview']) }),
]);
export type ShellMessage = z.infer<typeof shellMessage>;

/** From the canvas to the shell. */
export const canvasMessage = z.discriminatedUnion('kind', [
  /** The canvas has started and waits for its document. `data` is what the page was drawn with. */
  z.strictObject({
    kind: z.literal('ready'),
    pageId: z.string().max(24),
    path: z.string().max(4000),
    data: pageData.nullable(),
  }),
  z.strictObject({ kind: z.literal('selected'), selection: selection.nullable() }),
  /** Edits that a gesture in the canvas asks for; those with one `gesture` are undone together. */
  z.strictObject({
    kind: z.literal('operations'),
    operations: z.array(operation).min(1).max(200),
    gesture: z.string().max(60).nullable(),
  }),
  /** Text is being edited in place, or no longer. */
  z.strictObject({ kind: z.literal('editingText'), blockId: block.shape.id.nullable() }),
  /** A press of keys that the canvas has no use for itself. */
  z.strictObject({
    kind: z.literal('keyboard'),
    key: z.string().max(40),
    code: z.string().max(40),
    ctrlKey: z.boolean(),
    metaKey: z.boolean(),
    shiftKey: z.boolean(),
    altKey: z.boolean(),
  }),
  /** A command of the shell's registry was asked for by a button in the canvas. */
  z.strictObject({ kind: z.literal('command'), id: z.string().max(60) }),
  /** The block picker is asked for, for a place of a section. */
  z.strictObject({
    kind: z.literal('pickBlock'),
    sectionId: block.shape.id,
    row: z.int().min(1).max(500),
  }),
  /** A section is asked for at this place. */
  z.strictObject({ kind: z.literal('pickSection'), index: z.int().min(0).max(60) }),
  /** A link of the page was followed, in preview. */
  z.strictObject({ kind: z.literal('navigated'), path: z.string().max(4000) }),
  /** More was typed or pasted than a text can have; the text is as it was. */
  z.strictObject({ kind: z.literal('limit'), text: z.string().max(1000) }),
  /** A text that is being written cannot be stored, and cannot be sent either. */
  z.strictObject({
    kind: z.literal('unstorableText'),
    blockId: block.shape.id,
    property: z.string().max(60),
  }),
  /** A text that was rejected is given up. */
  z.strictObject({
    kind: z.literal('discardedText'),
    blockId: block.shape.id,
    property: z.string().max(60),
  }),
  /** Something for screen readers, who hear the shell. */
  z.strictObject({ kind: z.literal('announce'), text: z.string().max(300) }),
]);
export type CanvasMessage = z.infer<typeof canvasMessage>;
