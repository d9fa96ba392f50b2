/** A row counts as ending where something ends that is this close to it, in pixels. */
const tolerancePx = 1;

/**
 * Keeps what stands beside a form where it is when the form grows, by its errors or by what is typed: the rows of the
 * section are stretched by whatever spans them, which would tear headings apart and crop images again. From the first touch
 * of the form all rows keep their height but the form's last one, and its neighbors keep theirs. A window of another width
 * starts over. Returns how to stop that.
 */
export function holdLayout(form: HTMLFormElement): () => void {
  const block = form.closest<HTMLElement>('.grid > .block');
  const grid = block?.parentElement;
  if (!block || !grid) return () => {};
  const { ownerDocument: document } = form;
  const life = new AbortController();
  const { signal } = life;
  let release: (() => void) | undefined;

  function hold(): void {
    release ??= holdRows(grid!, block!);
  }

  let widthPx = grid.clientWidth;
  document.defaultView?.addEventListener(
    'resize',
    () => {
      if (grid.clientWidth === widthPx) return;
      widthPx = grid.clientWidth;
      release?.();
      release = undefined;
    },
    { signal },
  );
  // Before the form hears of it: what it shows is then laid out in rows that are held.
  for (const type of ['focusin', 'submit'])
    document.addEventListener(
      type,
      ({ target }) => {
        if (form.contains(target as Node)) hold();
      },
      { capture: true, signal },
    );
  return () => {
    life.abort();
    release?.();
  };
}

function holdRows(grid: HTMLElement, block: HTMLElement): () => void {
  const { gridTemplateRows, rowGap } = getComputedStyle(grid);
  const sizes = gridTemplateRows.split(' ').map(Number.parseFloat);
  if (sizes.some(Number.isNaN)) return () => {};
  const gap = Number.parseFloat(rowGap) || 0;
  const box = block.getBoundingClientRect();
  const lastRow = lastRowOf(block, sizes, gap);
  const neighbors = [...grid.children].filter((other): other is HTMLElement => {
    if (other === block || !(other instanceof HTMLElement)) return false;
    const { top, bottom } = other.getBoundingClientRect();
    return top < box.bottom && bottom >= box.bottom - tolerancePx;
  });
  const heights = neighbors.map((neighbor) => neighbor.getBoundingClientRect().height);

  grid.style.gridTemplateRows = sizes
    .map((size, row) => (row === lastRow ? `minmax(${size}px, auto)` : `${size}px`))
    .join(' ');
  for (const [index, { style }] of neighbors.entries()) {
    style.alignSelf = 'start';
    style.minBlockSize = `${heights[index]}px`;
  }
  return () => {
    grid.style.gridTemplateRows = '';
    for (const { style } of neighbors) {
      style.alignSelf = '';
      style.minBlockSize = '';
    }
  };
}

/** The row that ends where the block ends. */
function lastRowOf(block: HTMLElement, sizes: readonly number[], gap: number): number {
  const grid = block.parentElement!;
  const bottom = block.getBoundingClientRect().bottom - grid.getBoundingClientRect().top;
  let end = -gap;
  return sizes.findIndex((size) => (end += gap + size) >= bottom - tolerancePx);
}
