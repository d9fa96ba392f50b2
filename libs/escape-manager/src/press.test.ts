import { describe, expect, it } from 'vitest';
import { isEscapePress, type EscapePress } from './press.ts';

describe('isEscapePress', () => {
  it('accepts Escape, with or without Shift', () => {
    expect(isEscapePress({ key: 'Escape' })).toBe(true);
    expect(isEscapePress({ key: 'Escape', shiftKey: true, repeat: false, keyCode: 27 })).toBe(true);
  });

  it.each<[string, EscapePress]>([
    ['another key', { key: 'Enter' }],
    ['a press during composition', { key: 'Escape', isComposing: true }],
    ['the press that ends a composition in Safari', { key: 'Escape', keyCode: 229 }],
    ['a key held down', { key: 'Escape', repeat: true }],
  ])('rejects %s (ESC-11)', (_, press) => {
    expect(isEscapePress(press)).toBe(false);
  });
});
