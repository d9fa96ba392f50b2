import * as z from 'zod';
import { block, operation, pageDocument, siteStyles } from '@sitewright/contracts/entities';
import type { PageData } from '@sitewright/contracts/entities';

/**
 * The messages between the configuration area and the framed page. Both sides import this table; messages that it does
 * not describe, or that come from another origin, are dropped.
 */

/** The editable documents of a page: its own, and the footer that all pages share. */
export const documentParts = ['page', 'footer'] as const;
export type DocumentPart = (typeof documentParts)[number];

/** The selection: a block, or a whole section. */
export const selection = z.strictObject({
  sectionId: block.shape.id,
  blockId: block.shape.id.nullable(),
});
export type Selection = z.infer<typeof selection>;

/** Data by `dataNeedKey`; the contracts define its shape for the views. */
const pageData = z.record(z.string(), z.unknown()).transform((data) => data as PageData);

/** The data that the page is rendered with, apart from its document. */
const site = z.strictObject({
  title: z.string(),
  baseUrl: z.string(),
  currency: z.string(),
  styles: siteStyles,
});
export type CanvasSite = z.infer<typeof site>;

/** From the shell to the canvas. */
export const shellMessage = z.discriminatedUnion('kind', [
  /** The edited document with all data of its blocks. Sent first, and after a reload. */
  z.strictObject({
    kind: z.literal('document'),
    document: pageDocument,
    /** Which document of the page it is. */
    part: z.enum(documentParts),
    data: pageData,
    site,
  }),
  /** An edit that the shell has applied; the canvas applies it too. */
  z.strictObject({ kind: z.literal('operation'), operation }),
  /** Data of new or changed blocks. */
  z.strictObject({ kind: z.literal('blockData'), data: pageData }),
  /** Site styles that are being previewed. */
  z.strictObject({ kind: z.literal('styles'), styles: siteStyles }),
  z.strictObject({
    kind: z.literal('select'),
    selection: selection.nullable(),
    /** Scrolls to the selection. */
    reveal: z.boolean(),
  }),
  /** Starts editing the selected block's text in place. */
  z.strictObject({ kind: z.literal('editText') }),
  /** An edit of the canvas was rejected. */
  z.strictObject({
    kind: z.literal('rejected'),
    gesture: z.string().max(60).nullable(),
    /** The reason, as a message for people. */
    text: z.string().max(1000),
  }),
  /** Discards a rejected text that is being edited. */
  z.strictObject({ kind: z.literal('discardText') }),
  /** `preview` shows the page as visitors see it: no outlines, links work. */
  z.strictObject({ kind: z.literal('mode'), mode: z.enum(['edit', 'preview']) }),
]);
export type ShellMessage = z.infer<typeof shellMessage>;

/** From the canvas to the shell. */
export const canvasMessage = z.discriminatedUnion('kind', [
  /** The canvas has started and waits for its document. `data` is what the page was rendered with. */
  z.strictObject({
    kind: z.literal('ready'),
    pageId: z.string().max(24),
    path: z.string().max(4000),
    data: pageData.nullable(),
  }),
  z.strictObject({ kind: z.literal('selected'), selection: selection.nullable() }),
  /** Edits that a gesture in the canvas requests; those with one `gesture` are undone together. */
  z.strictObject({
    kind: z.literal('operations'),
    operations: z.array(operation).min(1).max(200),
    gesture: z.string().max(60).nullable(),
  }),
  /** In-place text editing has started or ended. */
  z.strictObject({ kind: z.literal('editingText'), blockId: block.shape.id.nullable() }),
  /** A key press that the canvas does not handle itself. */
  z.strictObject({
    kind: z.literal('keyboard'),
    key: z.string().max(40),
    code: z.string().max(40),
    ctrlKey: z.boolean(),
    metaKey: z.boolean(),
    shiftKey: z.boolean(),
    altKey: z.boolean(),
  }),
  /** A button in the canvas runs a command of the shell's registry. */
  z.strictObject({ kind: z.literal('command'), id: z.string().max(60) }),
  /** Opens the block picker for a position in a section. */
  z.strictObject({
    kind: z.literal('pickBlock'),
    sectionId: block.shape.id,
    row: z.int().min(1).max(500),
  }),
  /** Inserts a section at this position. */
  z.strictObject({ kind: z.literal('pickSection'), index: z.int().min(0).max(60) }),
  /** A link of the page was followed in preview. */
  z.strictObject({ kind: z.literal('navigated'), path: z.string().max(4000) }),
  /** Typed or pasted text exceeds the maximum length and was ignored. */
  z.strictObject({ kind: z.literal('limit'), text: z.string().max(1000) }),
  /** The edited text cannot be stored, and is not sent. */
  z.strictObject({
    kind: z.literal('unstorableText'),
    blockId: block.shape.id,
    property: z.string().max(60),
  }),
  /** A rejected text was discarded. */
  z.strictObject({
    kind: z.literal('discardedText'),
    blockId: block.shape.id,
    property: z.string().max(60),
  }),
  /** An announcement for screen readers, made by the shell. */
  z.strictObject({ kind: z.literal('announce'), text: z.string().max(300) }),
]);
export type CanvasMessage = z.infer<typeof canvasMessage>;
