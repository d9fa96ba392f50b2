/** The tab stops of a document, in document order. */
export function listTabStops(ownerDocument: Document): HTMLElement[] {
  const stops = ownerDocument.querySelectorAll<HTMLInputElement>(
    ':is(a[href],button,input,select,textarea,summary,iframe,[controls],[contenteditable],[tabindex])' +
      ':not(:disabled,[tabindex^="-"],[inert],[inert] *)',
  );
  return [...stops].filter(
    (stop) =>
      stop.checkVisibility({ visibilityProperty: true }) &&
      // Of a group of radio buttons only the checked one; one without a name is in no group.
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
