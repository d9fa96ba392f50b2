import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '../fake-api/render-app.tsx';
import * as sample from '../fake-api/sample.ts';
import type { FakeState } from '../fake-api/state.ts';

/** More than one call answers. */
const many = 130;
const times = <Row,>(make: (index: number) => Row): Row[] =>
  Array.from({ length: many }, (_, index) => make(index + 1));
const { idOf } = sample;
const site = '/harbour-cafe';

/** Every list of the area: where it is, what it is full of, and the name of its hundredth-and-first row. */
const lists: readonly (readonly [string, Partial<FakeState>, nouns: string, row: string])[] = [
  [
    '/',
    {
      websites: times((index) => ({
        ...sample.sampleWebsite,
        id: idOf('website', index),
        title: `Site ${index}`,
      })),
    },
    'websites',
    'Site 101',
  ],
  [
    `${site}/pages`,
    { pages: times((index) => sample.samplePage(index, `Page ${index}`, `page-${index}`)) },
    'pages',
    'Page 101',
  ],
  [
    `${site}/products`,
    {
      items: times((index) => ({
        ...sample.sampleItem,
        id: idOf('item', index),
        title: `Item ${index}`,
      })),
    },
    'products',
    'Item 101',
  ],
  [
    `${site}/orders`,
    {
      orders: times((index) => ({
        ...sample.sampleOrder,
        id: idOf('order', index),
        number: index,
      })),
    },
    'orders',
    '#101',
  ],
  [
    `${site}/submissions`,
    {
      submissions: times((index) => ({
        ...sample.sampleSubmission(index, null),
        answers: [{ fieldId: 'name', title: 'Your name', text: `Ada ${index}` }],
      })),
    },
    'submissions',
    'Ada 101',
  ],
  [
    `${site}/forms`,
    {
      forms: times((index) => ({
        ...sample.sampleForm,
        id: idOf('form', index),
        name: `Form ${index}`,
      })),
    },
    'forms',
    'Form 101',
  ],
  [
    `${site}/assets`,
    { assets: times((index) => sample.sampleAsset(index, `picture-${index}.jpg`)) },
    'files',
    'picture-101.jpg',
  ],
  [
    `${site}/mail`,
    {
      mail: times((index) => ({
        ...sample.sampleMail,
        id: idOf('mail', index),
        subject: `Order ${index}`,
      })),
    },
    'emails',
    'Order 101',
  ],
  [
    `${site}/releases`,
    {
      releases: times((index) => ({
        ...sample.sampleRelease,
        id: idOf('release', index),
        number: index,
      })),
    },
    'releases',
    'Release 101',
  ],
];

it.each(lists)(
  'shows all %s in pages of a hundred with the total count',
  async (path, state, nouns, row) => {
    const { screen } = await renderApp(path, { state });
    await expect.element(screen.getByText(`100 of 130 ${nouns}`)).toBeVisible();
    const last = screen.getByText(row, { exact: true });
    await expect.element(last).not.toBeInTheDocument();
    const more = screen.getByRole('button', { name: 'Show more' });
    (more.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(last.first()).toBeInTheDocument();
    // The button is gone: the focus moves to where it was.
    const count = screen.getByText(`130 ${nouns}`, { exact: true });
    await expect.element(count).toHaveFocus();
    await expect.element(more).not.toBeInTheDocument();
  },
);

it('keeps focus on “Show more” while more rows remain', async () => {
  const orders = Array.from({ length: 250 }, (_, index) => ({
    ...sample.sampleOrder,
    id: idOf('order', index + 1),
    number: index + 1,
  }));
  const { screen } = await renderApp(`${site}/orders`, { state: { orders } });
  const more = screen.getByRole('button', { name: 'Show more' });
  await expect.element(more).toBeVisible();
  (more.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('200 of 250 orders')).toBeVisible();
  await expect.element(more).toHaveFocus();
});

it('lists every form as an option, regardless of their number', async () => {
  const forms = times((index) => ({
    ...sample.sampleForm,
    id: idOf('form', index),
    name: `Form ${index}`,
  }));
  const { screen } = await renderApp(`${site}/submissions`, { state: { forms } });
  await userEvent.click(screen.getByRole('button', { name: /Form/ }).first());
  const search = screen.getByRole('searchbox', { name: 'Search' });
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('130');
  await expect.element(screen.getByRole('option', { name: 'Form 130' })).toBeVisible();
});

it('shows a row only once when it shifts to the next page between requests', async () => {
  const items = times((index) => ({
    ...sample.sampleItem,
    id: idOf('item', index),
    title: `Item ${index}`,
  }));
  const { screen, api } = await renderApp(`${site}/products`, { state: { items } });
  await expect.element(screen.getByText('100 of 130 products')).toBeVisible();
  api.state.items = [{ ...items[0]!, id: idOf('item', 131), title: 'Newest' }, ...items];
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await expect.element(screen.getByText('Item 130', { exact: true })).toBeInTheDocument();
  expect(screen.getByText('Item 100', { exact: true }).elements()).toHaveLength(1);
});
