/** The elements of a document that the Tab key can stop at, in document order. */
export function listTabStops(ownerDocument: Document): HTMLElement[] {
  const stops = ownerDocument.querySelectorAll<HTMLInputElement>(
    ':is(a[href],button,input,select,textarea,summary,iframe,[controls],[contenteditable],[tabindex])' +
      ':not(:disabled,[tabindex^="-"],[inert],[inert] *)',
  );
  return [...stops].filter(
    (stop) =>
      stop.checkVisibility({ visibilityProperty: true }) &&
      // Of a group of radio buttons the chosen one alone; one without a name is in no group.
      (stop.type !== 'radio' ||
        stop.checked ||
        !stop.name ||
        ![...stops].some(
          (other) =>
            other.type === stop.type &&
            other.name === stop.name &&
            other.form === stop.form &&
            other.checked,
        )),
  );
}
