import { plainText } from '@sitewright/blocks/schema';
import type { ItemView } from '@sitewright/contracts/entities';

/** The maximum length that search engines and link previews show. */
const maxCharacters = 160;

/** Returns the description of an item for metadata: its excerpt, else the beginning of its text, else an empty text. */
export function createItemDescription({
  excerpt,
  body,
}: Pick<ItemView, 'excerpt' | 'body'>): string {
  if (excerpt.trim() !== '') return excerpt;
  const text = plainText(body).replaceAll(/\s+/g, ' ').trim();
  if (text.length <= maxCharacters) return text;
  const piece = text.slice(0, maxCharacters - 1).replace(/[\uD800-\uDBFF]$/, '');
  const words = piece.replace(/\s\S*$/, '');
  return `${words.replace(/[\s,;:.–—-]+$/u, '')}…`;
}
