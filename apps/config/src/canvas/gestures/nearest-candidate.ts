/** A row or height to choose by its rendered result. */
export interface CandidateSearch {
  readonly least: number;
  readonly most: number;
  /** All candidates up to this one are considered; later ones as long as they get closer. */
  readonly usual: number;
  /** The current candidate, which wins ties. */
  readonly present: number | undefined;
  /** The requested position in pixels. */
  readonly requested: number;
  /** Whether the search stops when a candidate makes no difference. */
  readonly stopsAtStandstill: boolean;
  /** The rendered position of a candidate in pixels. It hardly ever decreases from one candidate to the next. */
  readonly measure: (candidate: number) => number;
}

/** Differences below this number of pixels are invisible. */
const tolerancePx = 0.5;

/** How many candidates around the exact result are compared, in case positions decrease. */
const searchRadius = 3;

/** The last candidate to consider. */
function lastCandidate(search: CandidateSearch): number {
  const { most: max, usual, requested, stopsAtStandstill, measure } = search;
  let last = Math.min(usual, max);
  while (last < max && measure(last) < requested) {
    if (stopsAtStandstill && measure(last + 1) <= measure(last) + tolerancePx) return last;
    last += 1;
  }
  return last;
}

/** The first candidate that is rendered at or after `requested`. */
function firstReaching(search: CandidateSearch, last: number): number {
  let low = search.least;
  let high = last;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (search.measure(middle) < search.requested) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The candidate whose rendered result is closest to the requested position. */
export function nearestCandidate(search: CandidateSearch): number {
  const { least: min, present, requested, measure } = search;
  const last = lastCandidate(search);
  const center = firstReaching(search, last);
  const first = Math.max(min, center - searchRadius);
  const nearby = Array.from(
    { length: Math.min(last, center + searchRadius) - first + 1 },
    (_, index) => first + index,
  );
  const candidates = present === undefined ? nearby : [present, ...nearby];
  const distance = (candidate: number) => Math.abs(measure(candidate) - requested);
  return candidates.reduce((best, candidate) =>
    distance(candidate) < distance(best) - tolerancePx ? candidate : best,
  );
}
