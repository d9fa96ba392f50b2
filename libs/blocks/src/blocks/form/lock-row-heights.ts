/** Tolerance for comparing the bottom edges of blocks and rows. */
const tolerancePx = 1;

/**
 * Keeps a growing form from moving the blocks beside it: a block that spans several rows of a section would stretch
 * them, pull headings apart and crop images again. From the first interaction all rows keep their height except the
 * form's last row, and the blocks beside the form keep theirs. When the grid's width changes, the rows are released
 * until the next interaction. Returns a function that ends this.
 */
export function lockRowHeights(form: HTMLFormElement): () => void {
  const block = form.closest<HTMLElement>('.grid > .block');
  const grid = block?.parentElement;
  if (!block || !grid) return () => {};
  const { ownerDocument: document } = form;
  const controller = new AbortController();
  const { signal } = controller;
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
  // In the capture phase, so that the rows are fixed before the form shows anything.
  for (const type of ['focusin', 'submit'])
    document.addEventListener(
      type,
      ({ target }) => {
        if (form.contains(target as Node)) hold();
      },
      { capture: true, signal },
    );
  return () => {
    controller.abort();
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
  const neighbors = [...grid.children].filter((child): child is HTMLElement => {
    if (child === block || !(child instanceof HTMLElement)) return false;
    const { top, bottom } = child.getBoundingClientRect();
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

/** The row at the bottom edge of the block. */
function lastRowOf(block: HTMLElement, sizes: readonly number[], gap: number): number {
  const grid = block.parentElement!;
  const bottom = block.getBoundingClientRect().bottom - grid.getBoundingClientRect().top;
  let end = -gap;
  return sizes.findIndex((size) => (end += gap + size) >= bottom - tolerancePx);
}
