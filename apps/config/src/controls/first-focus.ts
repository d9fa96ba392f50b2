/**
 * Lets the focus begin at a control of a dialog or panel that has just opened, where it is expected. It is a
 * function and not an attribute, so that it stands out: a page as a whole never takes the focus away.
 */
export const firstFocus = (isFirst: boolean | undefined): { readonly autoFocus?: true } =>
  isFirst === true ? { autoFocus: true } : {};
