/** A column of a grid: its start and end in CSS pixels. */
export interface Track {
  readonly start: number;
  readonly end: number;
}

/** Parses a computed `grid-template-columns`: `80px 80px …`. */
export function readTracks(template: string, gap: number): readonly Track[] {
  const tracks: Track[] = [];
  let start = 0;
  for (const size of template.matchAll(/(-?[\d.]+)px/g)) {
    const end = start + Number(size[1]);
    tracks.push({ start, end });
    start = end + gap;
  }
  return tracks;
}

const nearestIndex = (positions: readonly number[], position: number): number =>
  positions.reduce(
    (best, candidate, index) =>
      Math.abs(candidate - position) < Math.abs((positions[best] ?? Infinity) - position)
        ? index
        : best,
    0,
  );

/** The number (from 1) of the track whose start is closest to a position. */
export const nearestStart = (tracks: readonly Track[], position: number): number =>
  nearestIndex(
    tracks.map(({ start }) => start),
    position,
  ) + 1;

/** The number (from 1) of the track whose end is closest to a position. */
export const nearestEnd = (tracks: readonly Track[], position: number): number =>
  nearestIndex(
    tracks.map(({ end }) => end),
    position,
  ) + 1;
