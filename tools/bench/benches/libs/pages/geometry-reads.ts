/** Reading any of these forces a layout if the page has changed. */
const methods = ['getBoundingClientRect', 'getClientRects'] as const;
const properties = ['client', 'offset', 'scroll'].flatMap((kind) =>
  ['Width', 'Height', 'Top', 'Left'].map((side) => `${kind}${side}`),
);

interface Counter {
  readonly count: () => number;
  /** Resets the count to zero. */
  readonly reset: () => void;
}

/** Starts to count how often the page's scripts read geometry. */
export function countGeometryReads(view: Window & typeof globalThis): Counter {
  let reads = 0;
  function countCalls(owner: object, name: string): void {
    const descriptor = Object.getOwnPropertyDescriptor(owner, name);
    if (descriptor === undefined) return;
    const counted = (read: (this: unknown, ...args: unknown[]) => unknown) =>
      function count(this: unknown, ...args: unknown[]) {
        reads += 1;
        return read.apply(this, args);
      };
    Object.defineProperty(
      owner,
      name,
      descriptor.get
        ? { ...descriptor, get: counted(descriptor.get) }
        : { ...descriptor, value: counted(descriptor.value) },
    );
  }
  for (const owner of [view.Element.prototype, view.HTMLElement.prototype, view.Range.prototype])
    for (const name of [...methods, ...properties]) countCalls(owner, name);
  countCalls(view, 'getComputedStyle');
  return { count: () => reads, reset: () => (reads = 0) };
}
