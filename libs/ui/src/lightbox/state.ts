/** The life cycle of a lightbox: its overlay appears, then its content; it disappears as a whole. */
export type LightboxState =
  | { readonly status: 'opening' | 'open'; readonly index: number; readonly hasCaption: boolean }
  | { readonly status: 'closing' | 'closed'; readonly index: number; readonly hasCaption: boolean };

export type LightboxEvent =
  | { readonly type: 'overlayShown' }
  | { readonly type: 'next' }
  | { readonly type: 'previous' }
  | { readonly type: 'toggleCaption' }
  | { readonly type: 'close' }
  | { readonly type: 'overlayHidden' };

/** Effects: present an item that comes from one side, show or hide its caption, fade the overlay out, remove it. */
export type LightboxEffect =
  | { readonly type: 'present'; readonly index: number; readonly from: 'start' | 'end' | 'nowhere' }
  | { readonly type: 'showCaption'; readonly isShown: boolean }
  | { readonly type: 'hide' }
  | { readonly type: 'destroy' };

export interface LightboxStep {
  readonly state: LightboxState;
  readonly effects: readonly LightboxEffect[];
}

/** The initial state, with the overlay appearing. */
export const openingLightbox = (index: number): LightboxState => ({
  status: 'opening',
  index,
  hasCaption: true,
});

const unchanged = (state: LightboxState): LightboxStep => ({ state, effects: [] });

function move(state: LightboxState, count: number, step: 1 | -1): LightboxStep {
  if (state.status !== 'open' || count < 2) return unchanged(state);
  const index = (state.index + step + count) % count;
  return {
    state: { ...state, index },
    effects: [{ type: 'present', index, from: step === 1 ? 'end' : 'start' }],
  };
}

/** The state after an event, for a set of `count` items. The next item after the last is the first. */
export function transition(
  state: LightboxState,
  event: LightboxEvent,
  count: number,
): LightboxStep {
  switch (event.type) {
    case 'overlayShown':
      if (state.status !== 'opening') return unchanged(state);
      return {
        state: { ...state, status: 'open' },
        effects: [{ type: 'present', index: state.index, from: 'nowhere' }],
      };
    case 'next':
      return move(state, count, 1);
    case 'previous':
      return move(state, count, -1);
    case 'toggleCaption': {
      if (state.status !== 'open') return unchanged(state);
      const hasCaption = !state.hasCaption;
      return {
        state: { ...state, hasCaption },
        effects: [{ type: 'showCaption', isShown: hasCaption }],
      };
    }
    case 'close':
      if (state.status === 'closing' || state.status === 'closed') return unchanged(state);
      return { state: { ...state, status: 'closing' }, effects: [{ type: 'hide' }] };
    case 'overlayHidden':
      if (state.status !== 'closing') return unchanged(state);
      return { state: { ...state, status: 'closed' }, effects: [{ type: 'destroy' }] };
  }
}
