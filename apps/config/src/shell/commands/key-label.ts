const appleSymbols: Readonly<Record<string, string>> = {
  $mod: '⌘',
  Shift: '⇧',
  Alt: '⌥',
  Control: '⌃',
};
const modifierNames: Readonly<Record<string, string>> = { $mod: 'Ctrl', Control: 'Ctrl' };
const keyNames: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  Delete: 'Del',
};

/** Formats a shortcut for display: `⌘⇧Z` on Apple’s systems, `Ctrl+Shift+Z` elsewhere, `G then P` for a sequence. */
export function keyLabel(keys: string, isApple: boolean): string {
  return keys
    .split(' ')
    .map((press) => pressLabel(press, isApple))
    .join(' then ');
}

function pressLabel(press: string, isApple: boolean): string {
  // As tinykeys splits it: the key is last and may be a bracket or a plus; a modifier in brackets is optional.
  const parts = press.split(/(?<=\w|\])\+/);
  const key = parts.pop() ?? '';
  const modifiers = parts.filter((part) => !part.startsWith('['));
  const names = [...modifiers, key].map((part) => {
    const modifier = isApple ? appleSymbols[part] : modifierNames[part];
    return modifier ?? keyNames[part] ?? (part.length === 1 ? part.toUpperCase() : part);
  });
  return names.join(isApple ? '' : '+');
}

/** The value of `aria-keyshortcuts`: space-separated alternatives, no sequences. */
export function ariaKeys(keys: string): string | undefined {
  if (keys.includes(' ')) return undefined;
  return ['Control', 'Meta'].map((mod) => keys.replace('$mod', mod)).join(' ');
}
