import type { ConsentChoice } from './consent/consent-record.ts';

/** The banner on the page, perhaps forced (asked for, whatever has been answered), or off it. */
export type CookieBannerState =
  | { readonly kind: 'shown'; readonly isForced: boolean }
  | { readonly kind: 'removed' };

/** What can happen: the banner is asked for, given the answer that is kept, or the visitor answers. */
export type CookieBannerEvent =
  | {
      readonly kind: 'asked';
      readonly isForced: boolean;
      readonly choice?: ConsentChoice | undefined;
    }
  | { readonly kind: 'answered' };

/** What has to be done with the banner, in this order. */
export type CookieBannerEffect = 'unmount' | 'mount';

/** A step of the banner. */
export interface CookieBannerStep {
  readonly state: CookieBannerState;
  readonly effects: readonly CookieBannerEffect[];
}

/** A banner that nobody has asked for yet. */
export const initialCookieBannerState: CookieBannerState = { kind: 'removed' };

/** One step of the banner. Asked for while it is on the page, it is taken away and comes anew. */
export function transition(state: CookieBannerState, event: CookieBannerEvent): CookieBannerStep {
  const unmount: readonly CookieBannerEffect[] = state.kind === 'shown' ? ['unmount'] : [];
  return event.kind === 'asked' && (event.isForced || !event.choice)
    ? { state: { kind: 'shown', isForced: event.isForced }, effects: [...unmount, 'mount'] }
    : { state: initialCookieBannerState, effects: unmount };
}
