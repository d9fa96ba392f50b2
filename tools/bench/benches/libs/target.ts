/** The target of a cost: a maximum, a minimum factor by which the peer's cost is higher, or the same cost. */
export type Target =
  | { readonly kind: 'atMost'; readonly limit: number }
  | { readonly kind: 'timesLess'; readonly times: number }
  | { readonly kind: 'equal'; readonly within: number };

export const atMost = (limit: number): Target => ({ kind: 'atMost', limit });
export const timesLess = (times: number): Target => ({ kind: 'timesLess', times });
export const equal = (within: number): Target => ({ kind: 'equal', within });
