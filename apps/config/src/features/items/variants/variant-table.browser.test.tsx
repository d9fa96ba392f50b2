import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '../../../fake-api/render-app.tsx';
import { idOf, sampleItem } from '../../../fake-api/sample.ts';

const path = `/harbour-cafe/products/${sampleItem.id}`;

/** A product with 2,000 variants: 40 sizes in 50 colors. */
function largeItem() {
  const values = (count: number, prefix: string) =>
    Array.from({ length: count }, (_, index) => `${prefix}${index}`);
  const [sizes, colors] = [values(40, 's'), values(50, 'c')];
  const pairs = sizes.flatMap((size) => colors.map((color) => [size, color] as const));
  return {
    ...sampleItem,
    product: {
      productType: 'physical' as const,
      options: [
        { name: 'Size', values: sizes },
        { name: 'Color', values: colors },
      ],
      variants: pairs.map(([size, color], index) => ({
        ...sampleItem.product!.variants[0]!,
        id: idOf('variant', index + 1),
        sku: `SKU-${index + 1}`,
        optionValues: [
          { option: 'Size', value: size },
          { option: 'Color', value: color },
        ],
      })),
    },
  };
}

/** The properties that React last rendered an element with: another object after each render of its component. */
function propertiesOf(element: Element): unknown {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  if (key === undefined) throw new Error('React did not render this element.');
  return (element as unknown as Readonly<Record<string, unknown>>)[key];
}

async function open() {
  const { screen } = await renderApp(path, { state: { items: [largeItem()] } });
  const table = screen.getByRole('table', { name: 'Variants' });
  await expect.element(table).toHaveAttribute('aria-rowcount', '2001');
  const rows = () => [...table.element().querySelectorAll('tbody tr:has(th)')];
  /** Does something; returns the names of the rows that were rendered again. */
  async function renderedBy(work: () => Promise<unknown>): Promise<(string | undefined)[]> {
    const before = new Map(rows().map((row) => [row, propertiesOf(row)]));
    await work();
    return rows()
      .filter((row) => propertiesOf(row) !== before.get(row))
      .map((row) => row.querySelector('th')?.textContent);
  }
  return { screen, rows, renderedBy };
}

it('renders one of 2,000 variants again for each edit of its values', async () => {
  const { screen, rows, renderedBy } = await open();
  expect(rows().length).toBeGreaterThan(10);
  expect(rows().length).toBeLessThan(40);
  const price = screen.getByLabelText('Price of s0, c3', { exact: true });
  expect(await renderedBy(() => userEvent.fill(price, '30.00'))).toEqual(['s0, c3']);
  const stock = screen.getByLabelText('Stock of s0, c4', { exact: true });
  expect(await renderedBy(() => userEvent.fill(stock, '7'))).toEqual(['s0, c4']);
  const available = screen.getByRole('checkbox', { name: 's0, c5 is available' });
  expect(await renderedBy(() => userEvent.click(available))).toEqual(['s0, c5']);
});

it('renders one of 2,000 variants again when it is selected, and all rows in view with all', async () => {
  const { screen, rows, renderedBy } = await open();
  const one = screen.getByRole('checkbox', { name: 'Select s0, c2', exact: true });
  expect(await renderedBy(() => userEvent.click(one))).toEqual(['s0, c2']);
  const all = screen.getByRole('checkbox', { name: 'Select all variants' });
  const rendered = await renderedBy(() => userEvent.click(all));
  expect(rendered).toHaveLength(rows().length - 1);
  expect(rendered).not.toContain('s0, c2');
});
