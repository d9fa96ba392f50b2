import { describe, expect, it } from 'vitest';
import { transition, type TooltipEffect, type TooltipInput, type TooltipState } from './state.ts';

/** Runs inputs from the initial state; returns the last state and all effects. */
function play(...inputs: readonly TooltipInput[]) {
  let state: TooltipState = 'hidden';
  const effects: TooltipEffect[] = [];
  for (const input of inputs) {
    const step = transition(state, input);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
}

describe('a tooltip', () => {
  it('waits under the mouse, then appears', () => {
    expect(play('enter')).toEqual({ state: 'waiting', effects: ['wait'] });
    expect(play('enter', 'elapsed')).toEqual({ state: 'hovered', effects: ['wait', 'show'] });
  });

  it('does not appear under a mouse that only passes', () => {
    expect(play('enter', 'leave')).toEqual({ state: 'hidden', effects: ['wait', 'stop'] });
  });

  it('appears at once on keyboard focus, and goes with it', () => {
    expect(play('focus')).toEqual({ state: 'focused', effects: ['show'] });
    expect(play('focus', 'blur')).toEqual({ state: 'hidden', effects: ['show', 'hide'] });
  });

  it('stays a moment when the mouse leaves, and for good when it comes back', () => {
    expect(play('enter', 'elapsed', 'leave').state).toBe('leaving');
    expect(play('enter', 'elapsed', 'leave').effects.at(-1)).toBe('linger');
    expect(play('enter', 'elapsed', 'leave', 'elapsed').effects.at(-1)).toBe('hide');
    expect(play('enter', 'elapsed', 'leave', 'enter')).toMatchObject({ state: 'hovered' });
  });

  it.each<readonly [TooltipInput, TooltipInput, string]>([
    ['leave', 'blur', 'focused'],
    ['blur', 'leave', 'hovered'],
  ])('stays while mouse or focus is there: %s leaves the other', (first, then, state) => {
    const begun: readonly TooltipInput[] = ['enter', 'elapsed', 'focus'];
    expect(play(...begun).state).toBe('both');
    expect(play(...begun, first).state).toBe(state);
    expect(play(...begun, first, then).state).not.toBe(state);
    expect(play('focus', 'enter').state).toBe('both');
  });

  it.each<readonly TooltipInput[]>([
    ['enter', 'elapsed'],
    ['enter', 'elapsed', 'leave'],
    ['focus'],
    ['focus', 'enter'],
    ['enter', 'focus'],
  ])('is taken away after %s, %s and comes by itself no more', (...inputs) => {
    const before = inputs.filter(Boolean);
    const dismissed = play(...before, 'dismiss');
    expect(dismissed.state).toBe('hidden');
    expect(dismissed.effects.at(-1)).toBe('hide');
    for (const input of ['leave', 'blur', 'elapsed', 'dismiss'] as const)
      expect(transition('hidden', input)).toEqual({ state: 'hidden', effects: [] });
  });

  it('waits no more once it is taken away', () => {
    expect(play('enter', 'dismiss')).toEqual({ state: 'hidden', effects: ['wait', 'stop'] });
  });

  it('stops waiting when the focus is quicker, and keeps nothing running when it stays', () => {
    expect(play('enter', 'focus')).toEqual({ state: 'both', effects: ['wait', 'stop', 'show'] });
    expect(play('enter', 'elapsed', 'leave', 'focus')).toMatchObject({ state: 'focused' });
    expect(play('enter', 'elapsed', 'leave', 'focus').effects.at(-1)).toBe('stop');
  });
});
