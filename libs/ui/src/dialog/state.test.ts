import { describe, expect, it } from 'vitest';
import { transition, type DialogInput } from './state.ts';

describe('the dialog state machine', () => {
  it.each(['confirm', 'reject', 'cancel'] as const)(
    'emits %s and starts hiding (DIALOG-08)',
    (response) => {
      expect(transition('shown', response)).toEqual({
        state: 'hiding',
        effects: [{ type: 'tell', event: response }, { type: 'fade' }],
      });
    },
  );

  it('emits hide after it is destroyed (DIALOG-07)', () => {
    expect(transition('shown', 'hide').effects).toEqual([{ type: 'fade' }]);
    expect(transition('hiding', 'hidden')).toEqual({
      state: 'gone',
      effects: [{ type: 'destroy' }, { type: 'tell', event: 'hide' }],
    });
  });

  it.each<DialogInput>(['confirm', 'reject', 'cancel', 'hide'])(
    'ignores %s while hiding and after it is destroyed',
    (input) => {
      expect(transition('hiding', input)).toEqual({ state: 'hiding', effects: [] });
      expect(transition('gone', input)).toEqual({ state: 'gone', effects: [] });
    },
  );

  it('ignores hidden while shown', () => {
    expect(transition('shown', 'hidden')).toEqual({ state: 'shown', effects: [] });
  });
});
