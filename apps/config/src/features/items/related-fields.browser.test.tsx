import { maxRelatedProducts } from '@sitewright/contracts/entities';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { StoredItem } from '@sitewright/contracts/api';
import { renderApp } from '../../fake-api/render-app.tsx';
import { idOf, sampleItem } from '../../fake-api/sample.ts';

type Screen = Awaited<ReturnType<typeof renderApp>>['screen'];

const product = (title: string, number: number): StoredItem => ({
  ...sampleItem,
  id: idOf('item', 100 + number),
  urlId: `related-${number}`,
  title,
});
const [cup, filter, kettle] = ['Cup', 'Filter', 'Kettle'].map(product) as [
  StoredItem,
  StoredItem,
  StoredItem,
];

const open = (relatedIds: string[], others: StoredItem[] = [cup, filter, kettle]) =>
  renderApp(`/harbour-cafe/products/${sampleItem.id}`, {
    state: {
      items: [
        { ...sampleItem, product: { ...sampleItem.product!, relatedIds: [...relatedIds] } },
        ...others,
      ],
    },
  });
const field = (screen: Screen) => screen.getByRole('button', { name: /Related products$/ });
const chosen = (screen: Screen) => screen.getByRole('list', { name: 'Chosen: Related products' });
const add = async (screen: Screen, title: string) => {
  await userEvent.click(field(screen));
  await userEvent.click(screen.getByRole('option', { name: title, exact: true }));
};
const save = (screen: Screen) => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('saves related products in the order in which they were added', async () => {
  const { screen, api } = await open([]);
  await add(screen, 'Kettle');
  await add(screen, 'Cup');
  expect(
    chosen(screen)
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Kettle', 'Cup']);
  await save(screen);
  await expect.poll(() => api.state.items[0]?.product?.relatedIds).toEqual([kettle.id, cup.id]);
});

it('removes a related product, which comes last when it is added again', async () => {
  const { screen, api } = await open([cup.id, filter.id, kettle.id]);
  await userEvent.click(chosen(screen).getByRole('button', { name: 'Remove Cup' }));
  await save(screen);
  await expect.poll(() => api.state.items[0]?.product?.relatedIds).toEqual([filter.id, kettle.id]);
  await add(screen, 'Cup');
  await save(screen);
  await expect
    .poll(() => api.state.items[0]?.product?.relatedIds)
    .toEqual([filter.id, kettle.id, cup.id]);
});

it('offers neither the product itself nor those that are chosen', async () => {
  const { screen } = await open([filter.id]);
  await userEvent.click(field(screen));
  await expect.element(screen.getByRole('option', { name: 'Cup' })).toBeVisible();
  const names = screen
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Cup', 'Kettle']);
});

it('offers no more products when the maximum is chosen', async () => {
  const others = Array.from({ length: maxRelatedProducts + 1 }, (_, index) =>
    product(`Print ${index + 1}`, index),
  );
  const { screen } = await open(
    others.slice(0, maxRelatedProducts).map(({ id }) => id),
    others,
  );
  await expect
    .element(screen.getByText(`Up to ${maxRelatedProducts} products.`, { exact: false }))
    .toBeVisible();
  await expect.element(chosen(screen).getByText('Print 1', { exact: true })).toBeVisible();
  await userEvent.click(field(screen));
  await expect.element(field(screen)).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(
    chosen(screen).getByRole('button', { name: 'Remove Print 1', exact: true }),
  );
  const last = `Print ${maxRelatedProducts + 1}`;
  await add(screen, last);
  await expect.element(chosen(screen).getByText(last, { exact: true })).toBeVisible();
});
