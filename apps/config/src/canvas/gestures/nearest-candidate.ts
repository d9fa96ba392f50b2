/** A row or height to choose, by how each turns out when it is drawn. */
export interface CandidateSearch {
  readonly least: number;
  readonly most: number;
  /** All candidates up to this one are always considered; those after it as long as they come nearer. */
  readonly usual: number;
  /** The present one. It wins where several turn out the same. */
  readonly present: number | undefined;
  /** The pixels that the pointer asks for. */
  readonly requested: number;
  /** Whether the search ends where a further candidate turns out no different. */
  readonly stopsAtStandstill: boolean;
  /** The pixels at which a candidate is drawn. They hardly ever decrease from one candidate to the next. */
  readonly measure: (candidate: number) => number;
}

/** Pixels within which two results are the same to an eye. */
const samePx = 0.5;

/** How far around the exact result candidates are compared, in case the measures decrease somewhere. */
const reach = 3;

/** The last candidate that can be meant. */
function lastCandidate(search: CandidateSearch): number {
  const { most, usual, requested, stopsAtStandstill, measure } = search;
  let last = Math.min(usual, most);
  while (last < most && measure(last) < requested) {
    if (stopsAtStandstill && measure(last + 1) <= measure(last) + samePx) return last;
    last += 1;
  }
  return last;
}

/** The first candidate that is drawn at `requested` or after it. */
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

/** The candidate whose drawn result lies nearest to what the pointer asks for. */
export function nearestCandidate(search: CandidateSearch): number {
  const { least, present, requested, measure } = search;
  const last = lastCandidate(search);
  const middle = firstReaching(search, last);
  const first = Math.max(least, middle - reach);
  const around = Array.from(
    { length: Math.min(last, middle + reach) - first + 1 },
    (_, index) => first + index,
  );
  const candidates = present === undefined ? around : [present, ...around];
  const miss = (candidate: number) => Math.abs(measure(candidate) - requested);
  return candidates.reduce((best, candidate) =>
    miss(candidate) < miss(best) - samePx ? candidate : best,
  );
}
