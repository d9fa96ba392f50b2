/** Form controls. */
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls in an element. */
export const controlsIn = (element: ParentNode): readonly FormControl[] => [
  ...element.querySelectorAll<FormControl>('input, select, textarea'),
];

/**
 * The entries that controls would submit. Unlike FormData, it distinguishes an invalid number input from an empty one,
 * whose content would otherwise disappear silently.
 */
export const readEntries = (controls: readonly FormControl[]): [string, string][] =>
  controls.flatMap((control): [string, string][] => {
    const isLeftOut =
      !control.name ||
      control.matches(':disabled, [type=checkbox]:not(:checked), [type=radio]:not(:checked)');
    if (isLeftOut) return [];
    return [[control.name, control.validity.badInput ? 'NaN' : control.value]];
  });
