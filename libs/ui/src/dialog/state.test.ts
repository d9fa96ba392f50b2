import { describe, expect, it } from 'vitest';
import { transition, type DialogInput } from './state.ts';

describe('a dialog', () => {
  it.each(['confirm', 'reject', 'cancel'] as const)('hides at %s (DIALOG-08)', (answer) => {
    expect(transition('shown', answer)).toEqual({
      state: 'hiding',
      effects: [{ type: 'tell', event: answer }, { type: 'fade' }],
    });
  });

  it('tells that it is hidden when it is gone (DIALOG-07)', () => {
    expect(transition('shown', 'hide').effects).toEqual([{ type: 'fade' }]);
    expect(transition('hiding', 'hidden')).toEqual({
      state: 'gone',
      effects: [{ type: 'destroy' }, { type: 'tell', event: 'hide' }],
    });
  });

  it.each<DialogInput>(['confirm', 'reject', 'cancel', 'hide'])(
    'takes no %s while it hides, and nothing once it is gone',
    (input) => {
      expect(transition('hiding', input)).toEqual({ state: 'hiding', effects: [] });
      expect(transition('gone', input)).toEqual({ state: 'gone', effects: [] });
    },
  );

  it('is not gone before it has begun to hide', () => {
    expect(transition('shown', 'hidden')).toEqual({ state: 'shown', effects: [] });
  });
});
