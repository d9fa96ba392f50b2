import { expect, it } from 'vitest';
import { ariaKeys, keyLabel } from './key-label.ts';

it.each([
  ['$mod+Shift+z', 'Ctrl+Shift+Z', '⌘⇧Z'],
  ['g p', 'G then P', 'G then P'],
  ['Shift+ArrowLeft', 'Shift+←', '⇧←'],
  ['[Shift]+?', '?', '?'],
  ['[', '[', '['],
  [']', ']', ']'],
  ['$mod+[', 'Ctrl+[', '⌘['],
  ['$mod++', 'Ctrl++', '⌘+'],
  ['Control+Alt+,', 'Ctrl+Alt+,', '⌃⌥,'],
])('formats the shortcut %s', (keys, label, appleLabel) => {
  expect(keyLabel(keys, false)).toBe(label);
  expect(keyLabel(keys, true)).toBe(appleLabel);
});

it('returns aria-keyshortcuts with Control and Meta, but none for key sequences', () => {
  expect(ariaKeys('$mod+k')).toBe('Control+k Meta+k');
  expect(ariaKeys('g p')).toBeUndefined();
});
