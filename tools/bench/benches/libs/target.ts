/** What is promised of a cost: an upper limit, how many times less than the peer's it is, or that both are the same. */
export type Target =
  | { readonly kind: 'atMost'; readonly limit: number }
  | { readonly kind: 'timesLess'; readonly times: number }
  | { readonly kind: 'equal'; readonly within: number };

export const atMost = (limit: number): Target => ({ kind: 'atMost', limit });
export const timesLess = (times: number): Target => ({ kind: 'timesLess', times });
export const equal = (within: number): Target => ({ kind: 'equal', within });
