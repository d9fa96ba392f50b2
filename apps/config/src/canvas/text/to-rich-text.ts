import { listNumberings, listStart, richText, type RichText } from '@sitewright/contracts/entities';
import { toStorable } from './to-storable.ts';

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Drops unset attributes: the editor sets them to null, stored text omits them. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isJson(value)) return value;
  const entries = Object.entries(value)
    .filter(([, member]) => member !== null && member !== undefined)
    .map(([name, member]) => [name, withoutNulls(member)] as const)
    .filter(([name, member]) => name !== 'attrs' || Object.keys(member as Json).length > 0);
  return Object.fromEntries(entries);
}

/** The editor sets a start and a numbering on every list; stored text omits the defaults. */
function orderedAttributes({ start, type }: Json): Json {
  const isDefaultStart = start === 1 || !listStart.safeParse(start).success;
  const numbering = listNumberings.find((candidate) => candidate !== '1' && candidate === type);
  return {
    ...(isDefaultStart ? {} : { start }),
    ...(numbering === undefined ? {} : { type: numbering }),
  };
}

/** A node as pages store it. */
function asStored(node: Json): Json {
  const { attrs, content } = node;
  return {
    ...node,
    ...(node['type'] === 'orderedList' && isJson(attrs) ? { attrs: orderedAttributes(attrs) } : {}),
    ...(Array.isArray(content) ? { content: content.filter(isJson).map(asStored) } : {}),
  };
}

/** The editor's content as the page's rich text; undefined if a page does not support it. */
export function toRichText(editorJson: unknown): RichText | undefined {
  if (!isJson(editorJson)) return undefined;
  const parsed = richText.safeParse(withoutNulls(toStorable(asStored(editorJson))));
  return parsed.success ? parsed.data : undefined;
}
