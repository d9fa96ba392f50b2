/** A section's vertical extent in the page. */
export interface SectionExtent {
  readonly sectionId: string;
  readonly top: number;
  readonly bottom: number;
}

/** The section that holds a vertical position, or the nearest one above or below all of them. */
export function sectionUnder(extents: readonly SectionExtent[], y: number): string | undefined {
  const miss = ({ top, bottom }: SectionExtent) => Math.max(top - y, y - bottom, 0);
  const [first, ...others] = extents;
  return (
    first && others.reduce((best, extent) => (miss(extent) < miss(best) ? extent : best), first)
  )?.sectionId;
}
