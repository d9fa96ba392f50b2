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

describe('the tooltip state machine', () => {
  it('waits on mouse enter, then shows', () => {
    expect(play('enter')).toEqual({ state: 'waiting', effects: ['wait'] });
    expect(play('enter', 'elapsed')).toEqual({ state: 'hovered', effects: ['wait', 'show'] });
  });

  it('is not shown when the mouse leaves before the delay', () => {
    expect(play('enter', 'leave')).toEqual({ state: 'hidden', effects: ['wait', 'stop'] });
  });

  it('shows immediately on focus and hides on blur', () => {
    expect(play('focus')).toEqual({ state: 'focused', effects: ['show'] });
    expect(play('focus', 'blur')).toEqual({ state: 'hidden', effects: ['show', 'hide'] });
  });

  it('hides after a delay when the mouse leaves, unless the mouse returns', () => {
    expect(play('enter', 'elapsed', 'leave').state).toBe('leaving');
    expect(play('enter', 'elapsed', 'leave').effects.at(-1)).toBe('linger');
    expect(play('enter', 'elapsed', 'leave', 'elapsed').effects.at(-1)).toBe('hide');
    expect(play('enter', 'elapsed', 'leave', 'enter')).toMatchObject({ state: 'hovered' });
  });

  it.each<readonly [TooltipInput, TooltipInput, string]>([
    ['leave', 'blur', 'focused'],
    ['blur', 'leave', 'hovered'],
  ])('stays visible after %s while it is still hovered or focused', (first, then, state) => {
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
  ])('is dismissed after %s, %s and remains hidden', (...inputs) => {
    const before = inputs.filter(Boolean);
    const dismissed = play(...before, 'dismiss');
    expect(dismissed.state).toBe('hidden');
    expect(dismissed.effects.at(-1)).toBe('hide');
    for (const input of ['leave', 'blur', 'elapsed', 'dismiss'] as const)
      expect(transition('hidden', input)).toEqual({ state: 'hidden', effects: [] });
  });

  it('stops waiting when dismissed', () => {
    expect(play('enter', 'dismiss')).toEqual({ state: 'hidden', effects: ['wait', 'stop'] });
  });

  it('stops its timer on focus while it waits to show or hide', () => {
    expect(play('enter', 'focus')).toEqual({ state: 'both', effects: ['wait', 'stop', 'show'] });
    expect(play('enter', 'elapsed', 'leave', 'focus')).toMatchObject({ state: 'focused' });
    expect(play('enter', 'elapsed', 'leave', 'focus').effects.at(-1)).toBe('stop');
  });
});
