import { expect, it } from 'vitest';
import { transition, type VideoEvent, type VideoState } from './state.ts';

const after = (...events: readonly VideoEvent[]) => {
  let state: VideoState = 'unloaded';
  const effects = [];
  for (const event of events) {
    const step = transition(state, event);
    ({ state } = step);
    effects.push(...step.effects);
  }
  return { state, effects };
};

it('transitions from unloaded to loaded, then to overlay or video (VIDEO-09)', () => {
  expect(after('load').state).toBe('loaded');
  expect(after('load', 'showOverlay').state).toBe('overlay');
  expect(after('load', 'play').state).toBe('video');
  expect(after('load', 'showOverlay', 'play').state).toBe('video');
});

it('loads the player when playback starts in the unloaded state', () => {
  expect(after('play').effects).toStrictEqual(['load', 'hideOverlay', 'play']);
  expect(after('load', 'play').effects).toStrictEqual(['load', 'hideOverlay', 'play']);
});

it('pauses and shows the overlay when another video starts', () => {
  expect(after('play', 'otherStarted')).toMatchObject({ state: 'overlay' });
  expect(after('play', 'otherStarted').effects.slice(-2)).toStrictEqual(['pause', 'showOverlay']);
  expect(after('otherStarted').effects).toStrictEqual([]);
});

it('ignores a second play event', () => {
  expect(after('play', 'play').effects).toHaveLength(3);
});
