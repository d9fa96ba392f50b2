import { documentFault, type EditRefusal } from '@sitewright/page-model';
import type { PartName } from './page-entry.ts';

const memberOf = (value: unknown, name: string): unknown =>
  (Object(value) as Readonly<Record<string, unknown>>)[name];

/**
 * Why the document in a stored part, if it has one, would not be shown whole; a publish is refused then. That of a popup
 * that is switched off as well: to switch it on again is no other save.
 */
export function partFault(part: PartName, value: unknown): EditRefusal | undefined {
  if (part === 'headerFooter') return documentFault(memberOf(value, 'footer'));
  const document = part === 'overlays' ? memberOf(memberOf(value, 'popup'), 'document') : undefined;
  return document === undefined ? undefined : documentFault(document);
}
