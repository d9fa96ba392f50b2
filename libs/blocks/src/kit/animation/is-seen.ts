import { seenShare } from './options.ts';

/** An observer's entry for a block, in CSS pixels. */
export interface VisibilityEntry {
  readonly isIntersecting: boolean;
  readonly intersectionRatio: number;
  readonly boundingClientRect: { readonly height: number };
}

/** Whether enough of a block is visible: half of it, or any part of a block that is taller than the window. */
export const isSeen = (
  { isIntersecting, intersectionRatio, boundingClientRect }: VisibilityEntry,
  windowHeightPx: number,
): boolean =>
  isIntersecting && (intersectionRatio >= seenShare || boundingClientRect.height > windowHeightPx);
