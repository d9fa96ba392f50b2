/** Form controls. */
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls in an element. */
export const controlsIn = (element: ParentNode): readonly FormControl[] => [
  ...element.querySelectorAll<FormControl>('input, select, textarea'),
];

/**
 * The entries that controls would submit. Unlike FormData, it reads invalid content of a number input as 'NaN', not as
 * an empty value, so that it does not disappear silently.
 */
export const readEntries = (controls: readonly FormControl[]): [string, string][] =>
  controls.flatMap((control): [string, string][] => {
    const isExcluded =
      !control.name ||
      control.matches(':disabled, [type=checkbox]:not(:checked), [type=radio]:not(:checked)');
    if (isExcluded) return [];
    return [[control.name, control.validity.badInput ? 'NaN' : control.value]];
  });
