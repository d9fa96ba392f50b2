import { richText, type RichText } from '@sitewright/contracts/entities';

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Drops attributes that are not set: an editor writes them as null, the page's text leaves them out. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isJson(value)) return value;
  const entries = Object.entries(value)
    .filter(([, member]) => member !== null && member !== undefined)
    .map(([name, member]) => [name, withoutNulls(member)] as const)
    .filter(([name, member]) => name !== 'attrs' || Object.keys(member as Json).length > 0);
  return Object.fromEntries(entries);
}

/** What an editor holds as the page's rich text; undefined when it holds what no page may. */
export function toRichText(made: unknown): RichText | undefined {
  const parsed = richText.safeParse(withoutNulls(made));
  return parsed.success ? parsed.data : undefined;
}
