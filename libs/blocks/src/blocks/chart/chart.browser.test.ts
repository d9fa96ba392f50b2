import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountBlock, removeBlocks } from '../../kit/testing/mount-block.ts';
import chartCss from './chart.css?inline';
import { chart } from './schema.ts';

const data = 'Day;Cups;Cakes\nFriday;100;20\nSaturday;200;-40\nSunday;;50';

const mount = (props: object) =>
  mountBlock({ block: chart, props: { data, title: 'Sold', ...props }, style: chartCss }).root;

const boxes = (root: Element, selector: string) =>
  [...root.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());

afterEach(removeBlocks);

it('draws bars proportional to their values, on both sides of zero (BLOCK-27)', async () => {
  const root = mount({ kind: 'bar', unit: 'pcs' });
  const [friday, fridayCakes, saturday, saturdayCakes] = boxes(root, '.chart-bar > rect');
  expect((saturday?.width ?? 0) / (friday?.width ?? 1)).toBeCloseTo(2, 1);
  expect(saturdayCakes?.right).toBeCloseTo(fridayCakes?.left ?? 0, 0);
  await expect.element(page.getByRole('figure', { name: 'Sold' })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: '200 pcs' })).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: 'Sunday' })).toBeVisible();
});

it('draws lines with a gap for a missing value and lists the values in a table (BLOCK-27)', async () => {
  const root = mount({ kind: 'line' });
  const paths = [...root.querySelectorAll('.chart-field path')].map((path) =>
    path.getAttribute('d'),
  );
  expect(paths).toStrictEqual(['M0 33.33L50 0', 'M0 60L50 80L100 50']);
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  await page.getByText('Numbers').click();
  await expect.element(page.getByRole('cell', { name: '-40' })).toBeVisible();
});

it('draws pie arcs proportional to their values, with percentages in the legend (BLOCK-27)', async () => {
  const root = mount({ kind: 'pie', data: 'Drink;Cups\nFlat white;150\nTea;50\nNothing;0' });
  const arcs = [...root.querySelectorAll('circle')].map((arc) =>
    Number.parseFloat(arc.getAttribute('stroke-dasharray') ?? ''),
  );
  expect(arcs.map((length) => Math.round(length))).toStrictEqual([74, 24]);
  expect(page.getByRole('listitem').elements()).toHaveLength(2);
  await expect.element(page.getByRole('listitem').nth(0)).toHaveTextContent('Flat white150 75%');
});

it('lists all columns and values of a pie chart in a table', async () => {
  mount({ kind: 'pie' });
  await expect.element(page.getByRole('listitem').nth(1)).toHaveTextContent('Saturday200 67%');
  await page.getByText('Numbers').click();
  const rows = page
    .getByRole('row')
    .elements()
    .map((row) => row.textContent);
  expect(rows).toStrictEqual(['DayCupsCakes', 'Friday10020', 'Saturday200-40', 'Sunday50']);
});

it('draws SVG shapes hidden from assistive technology for each kind', () => {
  for (const kind of ['bar', 'line', 'pie'])
    expect(
      mount({ kind }).querySelectorAll(
        'svg[aria-hidden] rect, [aria-hidden] svg path, svg[aria-hidden] circle',
      ),
      kind,
    ).not.toHaveLength(0);
});

it.each(['bar', 'line', 'pie'])(
  'renders a %s chart without horizontal overflow at a width of 320 px',
  (kind) => {
    const { root } = mountBlock({
      block: chart,
      props: { data, kind },
      style: chartCss,
      width: 320,
    });
    expect(root.scrollWidth).toBeLessThanOrEqual(320);
  },
);

it('draws bars of several columns below their values on a phone, scaled to the cell width', () => {
  const props = { data: 'Day;Cups;Cakes\nFriday;100;20\nSaturday;200;40', kind: 'bar' };
  const { root } = mountBlock({ block: chart, props, style: chartCss, width: 340 });
  const bars = boxes(root, '.chart-bar');
  const cells = boxes(root, '.chart-cell');
  expect(bars.map(({ width }) => width / (bars[2]?.width ?? 1))).toStrictEqual(
    [0.5, 0.1, 1, 0.2].map((share) => expect.closeTo(share, 1)),
  );
  expect(bars[2]?.width).toBeCloseTo(cells[2]?.width ?? 0, 0);
  expect(bars[2]?.width).toBeGreaterThan(70);
  expect(bars[0]?.top).toBeGreaterThan((cells[0]?.top ?? 0) + 12);
});

it('reports non-numeric cells in the editor only', () => {
  const props = { data: 'Day;Cups\nFriday;many\nSaturday;(4)\nSunday;9' };
  const note = 'Not a number, and not drawn: many, (4)';
  const edited = mountBlock({ block: chart, props, style: chartCss, page: { isEditing: true } });
  expect(edited.root.textContent).toContain(note);
  removeBlocks();
  expect(mount(props).textContent).not.toContain('Not a number');
});

it('renders an empty block without data', () => {
  expect(mount({ data: '' })).toBeNull();
});

it.each([
  ['no column', 'CHART-04', 'Day\nFriday', 'Your dataset must have at least one column'],
  ['no row', 'CHART-04', 'Day;Cups', 'Your dataset must have at least one row'],
  ['an empty cell', 'CHART-05', data, 'One or more rows was missing data'],
  ['a short row', 'CHART-05', 'Day;Cups\nFriday', 'One or more rows was missing data'],
])('with %s shows a note in the editor only (%s)', async (_, __, written, note) => {
  mount({ data: written });
  await expect.element(page.getByText(note)).not.toBeInTheDocument();
  removeBlocks();
  mountBlock({ block: chart, props: { data: written }, page: { isEditing: true } });
  await expect.element(page.getByText(note)).toBeVisible();
});
