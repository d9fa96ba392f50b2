/** A section's vertical extent on the page. */
export interface SectionExtent {
  readonly sectionId: string;
  readonly top: number;
  readonly bottom: number;
}

/** The section at a vertical position, or the closest one above or below all of them. */
export function sectionUnder(extents: readonly SectionExtent[], y: number): string | undefined {
  const gap = ({ top, bottom }: SectionExtent) => Math.max(top - y, y - bottom, 0);
  const [first, ...others] = extents;
  return (
    first && others.reduce((best, extent) => (gap(extent) < gap(best) ? extent : best), first)
  )?.sectionId;
}
