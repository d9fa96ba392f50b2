/**
 * Sets the initial focus in a dialog or panel that has just opened. A function instead of the plain `autoFocus`
 * attribute, so that its use stands out: a page must never move the focus when it loads.
 */
export const initialFocusProps = (isFirst: boolean | undefined): { readonly autoFocus?: true } =>
  isFirst === true ? { autoFocus: true } : {};
