/** What contains the focus: one element and all in it, or whatever nodes a predicate is true for. */
export type FocusBounds =
  | { readonly container: Element; readonly predicate?: never }
  | { readonly container?: never; readonly predicate: (node: Element) => boolean };

/**
 * The bounds as one predicate, a new one each time.
 *
 * @throws TypeError unless exactly one of container and predicate is given.
 */
export function toFocusPredicate({
  container,
  predicate,
}: FocusBounds): (node: Element) => boolean {
  if (!container === !predicate) {
    throw new TypeError('Focus containment needs exactly one of container or predicate');
  }
  return (node) =>
    predicate ? predicate(node) : !container.isConnected || container.contains(node);
}
