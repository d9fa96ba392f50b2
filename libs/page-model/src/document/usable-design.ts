import { sectionDesign, type SectionDesign } from '@sitewright/contracts/entities';
import { defaultSectionDesign } from './create-document.ts';
import { isRecord } from './is-record.ts';

/** A stored design with defaults for invalid members; a valid design is returned itself. */
export function usableDesign(stored: unknown): SectionDesign {
  if (sectionDesign.safeParse(stored).success) return stored as SectionDesign;
  const members = isRecord(stored) ? stored : {};
  const validEntries = Object.entries(sectionDesign.shape).filter(
    ([name, schema]) => members[name] !== undefined && schema.safeParse(members[name]).success,
  );
  return {
    ...defaultSectionDesign,
    ...Object.fromEntries(validEntries.map(([name]) => [name, members[name]])),
  };
}
