/**
 * Sets the initial focus in a dialog or panel that has just opened. A function instead of an attribute, so that it
 * stands out: a page as a whole never takes the focus.
 */
export const firstFocus = (isFirst: boolean | undefined): { readonly autoFocus?: true } =>
  isFirst === true ? { autoFocus: true } : {};
