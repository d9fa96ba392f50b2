import { expect, it } from 'vitest';
import { sampleSalesMonth } from '../../fake-api/customer-samples.ts';
import { renderApp } from '../../fake-api/render-app.tsx';

it('says that a month has no sales, and shows the gift cards that are still valid', async () => {
  const amounts = Object.entries(sampleSalesMonth).filter(([, value]) => typeof value === 'number');
  const month = {
    ...sampleSalesMonth,
    ...Object.fromEntries(amounts.map(([name]) => [name, 0])),
    taxes: [],
  };
  const { screen } = await renderApp('/harbour-cafe/reports', { state: { salesMonths: [month] } });
  await expect
    .element(screen.getByRole('heading', { name: 'No sales in this month' }))
    .toBeVisible();
  expect(screen.getByRole('row', { name: /^Total after refunds/ }).elements()).toEqual([]);
  await expect
    .element(screen.getByRole('row', { name: /^Liability/ }).getByText(/€38\.00/))
    .toBeVisible();
});

it('shows what was paid with each method', async () => {
  const { screen } = await renderApp('/harbour-cafe/reports', {
    state: { salesMonths: [sampleSalesMonth] },
  });
  const row = screen.getByRole('row', { name: /^Bank transfer/ });
  await expect.element(row.getByText(/€30\.00/)).toBeVisible();
});
