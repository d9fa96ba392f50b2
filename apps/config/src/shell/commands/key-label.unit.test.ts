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
])('writes %s as people do', (keys, label, appleLabel) => {
  expect(keyLabel(keys, false)).toBe(label);
  expect(keyLabel(keys, true)).toBe(appleLabel);
});

it('tells assistive technology the keys of both kinds of machine, but no sequences', () => {
  expect(ariaKeys('$mod+k')).toBe('Control+k Meta+k');
  expect(ariaKeys('g p')).toBeUndefined();
});
