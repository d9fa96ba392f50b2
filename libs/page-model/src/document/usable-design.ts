import { sectionDesign, type SectionDesign } from '@sitewright/contracts/entities';
import { defaultSectionDesign } from './create-document.ts';
import { isRecord } from './is-record.ts';

/** A stored design, returned itself if it is valid: invalid members get their defaults. */
export function usableDesign(stored: unknown): SectionDesign {
  if (sectionDesign.safeParse(stored).success) return stored as SectionDesign;
  const given = isRecord(stored) ? stored : {};
  const usedEntries = Object.entries(sectionDesign.shape).filter(
    ([name, schema]) => given[name] !== undefined && schema.safeParse(given[name]).success,
  );
  return {
    ...defaultSectionDesign,
    ...Object.fromEntries(usedEntries.map(([name]) => [name, given[name]])),
  };
}
