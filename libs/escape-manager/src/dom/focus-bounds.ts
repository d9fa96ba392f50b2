/** The bounds of the focus: an element with its descendants, or the nodes that a predicate accepts. */
export type FocusBounds =
  | { readonly container: Element; readonly predicate?: never }
  | { readonly container?: never; readonly predicate: (node: Element) => boolean };

/** Whether a node is within bounds; undefined if they are empty, because their container was removed. */
export type IsWithin = (node: Element) => boolean | undefined;

/**
 * Converts the bounds to a predicate, a new function for each call.
 *
 * @throws TypeError unless exactly one of container and predicate is given.
 */
export function toFocusPredicate({ container, predicate }: FocusBounds): IsWithin {
  if (!container === !predicate) {
    throw new TypeError('Focus containment needs exactly one of container or predicate');
  }
  return (node) => {
    if (predicate) return predicate(node);
    return container.isConnected ? container.contains(node) : undefined;
  };
}
