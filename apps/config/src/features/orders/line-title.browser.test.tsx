import { expect, it } from 'vitest';
import { renderApp } from '../../fake-api/render-app.tsx';
import { idOf, sampleOrder, sampleWebsite } from '../../fake-api/sample.ts';

const [line] = sampleOrder.lines;
const imageUrl = '/assets/000000000000000000000007/mug.png';
const order = {
  ...sampleOrder,
  lines: [
    { ...line!, title: 'Mug', imageUrl },
    { ...line!, id: idOf('line', 2), title: 'Gift wrap', imageUrl: undefined },
  ],
};

it('shows the image of each line of an order, from the address of the website', async () => {
  const { screen } = await renderApp(`/harbour-cafe/orders/${order.id}`, {
    state: { orders: [order] },
  });
  const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
  await expect.element(rowOf('Mug').first()).toBeVisible();
  const image = rowOf('Mug').first().element().querySelector('img');
  expect(image?.src).toBe(`${sampleWebsite.baseUrl}${imageUrl}?format=100w`);
  // The title beside it names the product.
  expect(image?.alt).toBe('');
  expect(image?.getBoundingClientRect()).toMatchObject({ width: 40, height: 40 });
});

it('leaves the position of the image empty for a line without one', async () => {
  const { screen } = await renderApp(`/harbour-cafe/orders/${order.id}`, {
    state: { orders: [order] },
  });
  const rowOf = (name: RegExp) => screen.getByRole('row', { name }).first().element();
  await expect.element(screen.getByRole('row', { name: /Gift wrap/ }).first()).toBeVisible();
  const slotOf = (name: RegExp) => rowOf(name).querySelector('td > span > span');
  expect(slotOf(/Gift wrap/)?.childElementCount).toBe(0);
  const widthOf = (name: RegExp) => slotOf(name)?.getBoundingClientRect().width;
  expect(widthOf(/Gift wrap/)).toBe(widthOf(/Mug/));
});
