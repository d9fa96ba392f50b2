/** Everything whose reading makes a browser lay the page out if anything has changed. */
const methods = ['getBoundingClientRect', 'getClientRects'] as const;
const properties = ['client', 'offset', 'scroll'].flatMap((kind) =>
  ['Width', 'Height', 'Top', 'Left'].map((side) => `${kind}${side}`),
);

interface Counter {
  readonly count: () => number;
  /** Counts from zero. */
  readonly reset: () => void;
}

/** Counts from now on how often the page's scripts read geometry. */
export function countGeometryReads(view: Window & typeof globalThis): Counter {
  let reads = 0;
  function countCalls(owner: object, name: string): void {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    if (own === undefined) return;
    const counted = (read: (this: unknown, ...args: unknown[]) => unknown) =>
      function count(this: unknown, ...args: unknown[]) {
        reads += 1;
        return read.apply(this, args);
      };
    Object.defineProperty(
      owner,
      name,
      own.get ? { ...own, get: counted(own.get) } : { ...own, value: counted(own.value) },
    );
  }
  for (const owner of [view.Element.prototype, view.HTMLElement.prototype, view.Range.prototype])
    for (const name of [...methods, ...properties]) countCalls(owner, name);
  countCalls(view, 'getComputedStyle');
  return { count: () => reads, reset: () => (reads = 0) };
}
