/** States of a video: not loaded, player created, overlay visible, video visible (VIDEO-09). */
export type VideoState = 'unloaded' | 'loaded' | 'overlay' | 'video';

export type VideoEvent = 'load' | 'showOverlay' | 'play' | 'otherStarted' | 'deactivate';

/** Actions on the player: create, start, stop, and show or hide the overlay. */
export type VideoEffect = 'load' | 'play' | 'pause' | 'hideOverlay' | 'showOverlay';

export interface VideoStep {
  readonly state: VideoState;
  readonly effects: readonly VideoEffect[];
}

const stay = (state: VideoState): VideoStep => ({ state, effects: [] });

/** The state of a video after an event. */
export function transition(state: VideoState, event: VideoEvent): VideoStep {
  switch (event) {
    case 'load':
      return state === 'unloaded' ? { state: 'loaded', effects: ['load'] } : stay(state);
    case 'showOverlay':
      return state === 'loaded' ? { state: 'overlay', effects: ['showOverlay'] } : stay(state);
    case 'play':
      if (state === 'video') return stay(state);
      return {
        state: 'video',
        effects: state === 'unloaded' ? ['load', 'hideOverlay', 'play'] : ['hideOverlay', 'play'],
      };
    case 'otherStarted':
    case 'deactivate':
      return state === 'video'
        ? { state: 'overlay', effects: ['pause', 'showOverlay'] }
        : stay(state);
  }
}
