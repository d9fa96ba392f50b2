import { expect, it } from 'vitest';
import { openingLightbox, transition, type LightboxEvent, type LightboxState } from './state.ts';

const after = (count: number, index: number, ...events: readonly LightboxEvent['type'][]) => {
  let state: LightboxState = openingLightbox(index);
  const effects = [];
  for (const type of events) {
    const step = transition(state, { type }, count);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
};

it('shows the content only after the overlay is shown', () => {
  expect(after(3, 1, 'next').effects).toStrictEqual([]);
  expect(after(3, 1, 'overlayShown').effects).toStrictEqual([
    { type: 'present', index: 1, from: 'nowhere' },
  ]);
});

it('wraps around in both directions', () => {
  expect(after(3, 2, 'overlayShown', 'next').state.index).toBe(0);
  expect(after(3, 0, 'overlayShown', 'previous').state.index).toBe(2);
});

it('does not move in a set of one item', () => {
  expect(after(1, 0, 'overlayShown', 'next').effects).toHaveLength(1);
});

it('hides the caption on toggle', () => {
  expect(after(2, 0, 'overlayShown', 'toggleCaption').effects.at(-1)).toStrictEqual({
    type: 'showCaption',
    isShown: false,
  });
});

it('fades out and is destroyed once', () => {
  const { state, effects } = after(2, 0, 'overlayShown', 'close', 'close', 'next', 'overlayHidden');

  expect(state.status).toBe('closed');
  expect(effects.slice(1)).toStrictEqual([{ type: 'hide' }, { type: 'destroy' }]);
});

it('closes while it opens', () => {
  expect(after(2, 0, 'close', 'overlayShown', 'overlayHidden').effects).toStrictEqual([
    { type: 'hide' },
    { type: 'destroy' },
  ]);
});
