import type { Cell } from '../../report/table.ts';
import type { Target } from './target.ts';

/** A cost of our library and of a peer, in bytes, nanoseconds or calls. Less is better. */
export interface Comparison {
  readonly what: string;
  readonly ours: number;
  readonly peer?: { readonly name: string; readonly value: number };
  /** Undefined for a figure that is only reported. */
  readonly target?: Target;
}

export const comparisonColumns = [
  'what',
  'ours',
  'peer',
  'peer value',
  'times less',
  'target',
  'met',
] as const;

/** A comparison as a row of its library's table. */
export function comparisonRow(comparison: Comparison): readonly Cell[] {
  const { what, ours, peer, target } = comparison;
  return [
    what,
    ours,
    peer?.name ?? '',
    peer?.value ?? '',
    peer === undefined || peer.value === 0 ? '' : ours === 0 ? '∞' : peer.value / ours,
    target === undefined ? '' : formatTarget(target),
    target === undefined ? '' : isMet(comparison, target) ? 'yes' : 'NO',
  ];
}

function formatTarget(target: Target): string {
  if (target.kind === 'atMost') return `≤ ${target.limit.toLocaleString('en-US')}`;
  if (target.kind === 'timesLess') return `≥ ${target.times}×`;
  return target.within === 0 ? 'the same' : `within ${target.within}`;
}

function isMet({ ours, peer }: Comparison, target: Target): boolean {
  if (target.kind === 'atMost') return ours <= target.limit;
  if (peer === undefined) return false;
  return target.kind === 'timesLess'
    ? peer.value >= ours * target.times
    : Math.abs(peer.value - ours) <= target.within;
}
