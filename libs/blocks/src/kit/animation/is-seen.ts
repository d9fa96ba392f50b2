import { seenShare } from './options.ts';

/** What an observer tells of a block, in CSS pixels. */
export interface Sight {
  readonly isIntersecting: boolean;
  readonly intersectionRatio: number;
  readonly boundingClientRect: { readonly height: number };
}

/** Whether enough of a block is seen: half of it, or any part of one that is higher than the window. */
export const isSeen = (
  { isIntersecting, intersectionRatio, boundingClientRect }: Sight,
  windowHeightPx: number,
): boolean =>
  isIntersecting && (intersectionRatio >= seenShare || boundingClientRect.height > windowHeightPx);
