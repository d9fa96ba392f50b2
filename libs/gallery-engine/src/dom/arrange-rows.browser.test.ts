import '../gallery-engine.css';
import { afterEach, describe, expect, it } from 'vitest';
import { justifyRows } from '../designs/justify-rows.ts';
import { layout } from '../designs/layout.ts';
import { arrangeRows } from './arrange-rows.ts';
import { picture } from './render-gallery.fixture.ts';

const undone: (() => void)[] = [];
afterEach(() => {
  for (const undo of undone.splice(0)) undo();
});

interface Given {
  readonly ratios: readonly number[];
  readonly width: number;
  readonly rowHeight?: number;
  readonly gutter?: number;
  readonly isArranged?: boolean;
}

const frame = () => new Promise(requestAnimationFrame);

async function render({ ratios, width, isArranged = true, ...options }: Given) {
  const slides = ratios.map((ratio) => ({
    type: 'image' as const,
    dimensions: { width: ratio * 300, height: 300 },
  }));
  const { container, items } = layout('autorows', options, slides);
  const place = document.createElement('div');
  place.style.width = `${width}px`;
  const markup = items.map(
    ({ className, style }, index) => `
      <div class="${className}" style="${inline(style)}">
        <div class="gallery-frame"><img src="${picture(ratios[index]! * 300, 300)}" alt=""></div>
      </div>`,
  );
  place.innerHTML = `
    <div class="${container.className}" style="${inline(container.style)}">
      <div class="gallery-track">${markup.join('')}</div>
    </div>`;
  document.body.append(place);
  const root = place.querySelector<HTMLElement>('.gallery')!;
  const stop = isArranged ? arrangeRows(root) : () => {};
  undone.push(() => {
    stop();
    place.remove();
  });
  await frame();
  await frame();
  const all = [...root.querySelectorAll<HTMLElement>('.gallery-slide')];
  return { place, root, stop, all, rows: () => rowsOf(all) };
}

const inline = (style: object) =>
  Object.entries(style)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** The rows as they are drawn: number of slides, height, and total width. */
function rowsOf(slides: readonly HTMLElement[]) {
  const rows: { slides: number; height: number; width: number; top: number }[] = [];
  for (const slide of slides) {
    const { top, height, left, right } = slide.getBoundingClientRect();
    const row = rows.at(-1);
    if (row && Math.abs(row.top - top) < 1) {
      row.slides += 1;
      row.width = right;
    } else rows.push({ slides: 1, height, width: right, top });
    if (row) expect(left).toBeGreaterThanOrEqual(0);
  }
  const start = slides[0]!.getBoundingClientRect().left;
  return rows.map(({ slides: count, height, width }) => ({
    slides: count,
    height,
    width: width - start,
  }));
}

const mixed = [0.67, 0.67, 3.5, 1.5, 1.5, 1.5];

describe('arrangeRows', () => {
  it.each<Given>([
    { ratios: mixed, width: 1200 },
    { ratios: [...mixed, 1, 0.75, 1.78, 1.33, 0.67, 2.4, 1, 1.5], width: 1000, rowHeight: 180 },
    { ratios: [1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5], width: 700, gutter: 10, rowHeight: 150 },
    { ratios: [4, 4, 0.5, 4], width: 320 },
  ])('breaks rows like justifyRows: $ratios in $width px', async (given) => {
    const { rows } = await render(given);
    const requested = justifyRows(given.ratios, given);
    const drawn = rows();
    expect(drawn.map(({ slides }) => slides)).toEqual(
      requested.map(({ first, end }) => end - first),
    );
    for (const [index, { height, width }] of drawn.entries()) {
      expect(height).toBeCloseTo(requested[index]!.height, 0);
      if (index < drawn.length - 1) expect(width).toBeCloseTo(given.width, 0);
    }
  });

  it('limits rows to 1.5 times the row height, with and without JavaScript', async () => {
    for (const isArranged of [true, false]) {
      const { rows } = await render({ ratios: mixed, width: 1200, isArranged });
      for (const { height } of rows()) expect(height).toBeLessThanOrEqual(250 * 1.5 + 0.1);
    }
  });

  it('gives the last row the given row height, with and without JavaScript', async () => {
    for (const isArranged of [true, false]) {
      const { rows } = await render({
        ratios: [1.5, 0.67, 2, 1.5],
        width: 700,
        rowHeight: 150,
        isArranged,
      });
      expect(rows().at(-1)!.height).toBeCloseTo(150, 0);
    }
  });

  it('rearranges the rows when the gallery width changes', async () => {
    const { place, rows } = await render({ ratios: mixed, width: 1200 });
    for (const width of [500, 900]) {
      place.style.width = `${width}px`;
      await frame();
      await frame();
      expect(rows().map(({ slides }) => slides)).toEqual(
        justifyRows(mixed, { width }).map(({ first, end }) => end - first),
      );
    }
  });

  it('restores the layout without JavaScript when stopped', async () => {
    const plain = await render({ ratios: mixed, width: 1200, isArranged: false });
    const before = plain.rows();
    const { rows, stop } = await render({ ratios: mixed, width: 1200 });
    expect(rows()).not.toEqual(before);
    stop();
    expect(rows()).toEqual(before);
  });

  it('does not throw without a gallery element', () => {
    expect(() => arrangeRows(null)()).not.toThrow();
  });
});
