import { expect, it } from 'vitest';
import { initialMarquee, transition, type PauseReason, type MarqueeState } from './state.ts';

const after = (...steps: readonly (readonly [PauseReason, boolean])[]): MarqueeState =>
  steps.reduce<MarqueeState>(
    (state, [hold, isHeld]) => transition(state, hold, isHeld),
    initialMarquee,
  );

it('moves when there is no reason to pause', () => {
  expect(initialMarquee.size).toBe(1);
  expect(after(['outOfView', false]).size).toBe(0);
});

it('is paused until the last pause reason is removed', () => {
  const held = [
    ['outOfView', false],
    ['paused', true],
    ['hover', true],
    ['hover', true],
  ] as const;
  expect([...after(...held, ['hover', false])]).toStrictEqual(['paused']);
  expect(after(...held, ['hover', false], ['paused', false]).size).toBe(0);
});
