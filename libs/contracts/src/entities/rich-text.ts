import * as z from 'zod';
import { findTextExcess } from '../limits/text-excess.ts';

/**
 * Rich text as a typed tree (the ProseMirror JSON form), never as HTML: views render it through React, so pasted
 * content cannot become markup. Unknown node types are rejected.
 */
export const richTextMark = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({ type: z.literal('underline') }),
  z.object({ type: z.literal('strike') }),
  z.object({ type: z.literal('code') }),
  z.object({
    type: z.literal('link'),
    attrs: z.object({ href: z.string().max(2000), newWindow: z.boolean().optional() }),
  }),
]);
export type RichTextMark = z.infer<typeof richTextMark>;

const align = z.enum(['start', 'center', 'end']).optional();

/** Numbering style of a list, as in HTML's `type`. */
export const listNumberings = ['1', 'a', 'A', 'i', 'I'] as const;
export type ListNumbering = (typeof listNumberings)[number];

/** The number of the first item of a list. */
export const listStart = z.int().min(-1_000_000).max(1_000_000);

export type RichTextNode =
  | { type: 'text'; text: string; marks?: RichTextMark[] | undefined }
  | { type: 'hardBreak' }
  | { type: 'horizontalRule' }
  | {
      type: 'paragraph';
      attrs?:
        | { align?: 'start' | 'center' | 'end' | undefined; size?: 'small' | 'large' | undefined }
        | undefined;
      content?: RichTextNode[] | undefined;
    }
  | {
      type: 'heading';
      attrs: { level: 1 | 2 | 3 | 4; align?: 'start' | 'center' | 'end' | undefined };
      content?: RichTextNode[] | undefined;
    }
  | {
      type: 'orderedList';
      attrs?: { start?: number | undefined; type?: ListNumbering | undefined } | undefined;
      content?: RichTextNode[] | undefined;
    }
  | { type: 'bulletList' | 'listItem' | 'blockquote'; content?: RichTextNode[] | undefined };

export const richTextNode: z.ZodType<RichTextNode> = z.lazy(() => {
  const content = z.array(richTextNode).optional();
  return z.discriminatedUnion('type', [
    z.object({
      type: z.literal('text'),
      text: z.string(),
      marks: z.array(richTextMark).max(6).optional(),
    }),
    z.object({ type: z.literal('hardBreak') }),
    z.object({ type: z.literal('horizontalRule') }),
    z.object({
      type: z.literal('paragraph'),
      attrs: z.object({ align, size: z.enum(['small', 'large']).optional() }).optional(),
      content,
    }),
    z.object({
      type: z.literal('heading'),
      attrs: z.object({
        level: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
        align,
      }),
      content,
    }),
    z.object({
      type: z.literal('orderedList'),
      attrs: z
        .object({ start: listStart.optional(), type: z.enum(listNumberings).optional() })
        .optional(),
      content,
    }),
    z.object({ type: z.enum(['bulletList', 'listItem', 'blockquote']), content }),
  ]);
});

/** A rich text within the limits of `documentLimits`. */
export const richText = z
  .object({ type: z.literal('doc'), content: z.array(richTextNode) })
  .check((context) => {
    const excess = findTextExcess(context.value);
    if (excess === undefined) return;
    const { limit, max } = excess;
    const base = { input: context.value, path: [] };
    context.issues.push(
      limit === 'textDepth'
        ? { ...base, code: 'custom', params: { code: 'tooDeep' } }
        : {
            ...base,
            code: 'too_big',
            origin: limit === 'textCharacters' ? 'string' : 'array',
            maximum: max,
            inclusive: true,
          },
    );
  });
export type RichText = z.infer<typeof richText>;
