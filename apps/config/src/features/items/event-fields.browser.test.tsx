import { collectionType } from '@sitewright/contracts/codes';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clickLabel } from '../../fake-api/click-label.ts';
import { renderApp } from '../../fake-api/render-app.tsx';
import { sampleCollection, sampleItem, sampleWebsite } from '../../fake-api/sample.ts';

it('saves the date and location of an event in the website’s time zone', async () => {
  const { screen, api } = await renderApp(
    `/harbour-cafe/products/new?collection=${sampleCollection.id}`,
    {
      state: {
        websites: [{ ...sampleWebsite, timeZone: 'America/Los_Angeles' }],
        collections: [{ ...sampleCollection, type: collectionType.EVENTS }],
        items: [],
      },
    },
  );
  await userEvent.fill(screen.getByLabelText('Title'), 'Night firing');
  await clickLabel(screen.getByRole('switch', { name: 'Has a date' }));
  await userEvent.fill(screen.getByLabelText('Starts'), '2026-07-03T20:00');
  await userEvent.fill(screen.getByLabelText('Ends'), '2026-07-03T23:30');
  await userEvent.fill(screen.getByLabelText('Location', { exact: true }), 'Harbour hall');
  await expect
    .element(screen.getByText('Times are in the website’s time zone: America/Los_Angeles.'))
    .toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => api.state.items[0]?.event)
    .toMatchObject({
      startsAt: '2026-07-04T03:00:00.000Z',
      endsAt: '2026-07-04T06:30:00.000Z',
      place: 'Harbour hall',
      status: 'scheduled',
    });
});

it('shows no date switch for a product', async () => {
  const { screen } = await renderApp(`/harbour-cafe/products/${sampleItem.id}`);
  await expect.element(screen.getByLabelText('Title')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Has a date' }).query()).toBeNull();
});

it('shows an error for a time zone the browser does not support (TIME-02)', async () => {
  const { screen } = await renderApp(
    `/harbour-cafe/products/new?collection=${sampleCollection.id}`,
    {
      state: {
        websites: [{ ...sampleWebsite, timeZone: 'Mars/Olympus' }],
        collections: [{ ...sampleCollection, type: collectionType.EVENTS }],
        items: [],
      },
    },
  );
  await clickLabel(screen.getByRole('switch', { name: 'Has a date' }));
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Failed to load timezone Mars/Olympus');
  expect(screen.getByLabelText('Starts').query()).toBeNull();
  await expect.element(screen.getByLabelText('Location', { exact: true })).toBeVisible();
});
