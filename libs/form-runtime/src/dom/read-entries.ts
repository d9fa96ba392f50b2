/** The controls that a person fills in. */
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls in an element. */
export const controlsIn = (element: ParentNode): readonly FormControl[] => [
  ...element.querySelectorAll<FormControl>('input, select, textarea'),
];

/**
 * The entries that controls would be sent with. Unlike FormData, it tells a number input that holds
 * something unreadable from an empty one: otherwise what was typed would vanish without a word.
 */
export const readEntries = (controls: readonly FormControl[]): [string, string][] =>
  controls.flatMap((control): [string, string][] => {
    const isLeftOut =
      !control.name ||
      control.matches(':disabled, [type=checkbox]:not(:checked), [type=radio]:not(:checked)');
    if (isLeftOut) return [];
    return [[control.name, control.validity.badInput ? 'NaN' : control.value]];
  });
