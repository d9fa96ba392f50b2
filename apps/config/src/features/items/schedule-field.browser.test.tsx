import { collectionType, workflowState } from '@sitewright/contracts/codes';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '../../fake-api/render-app.tsx';
import { sampleCollection, sampleWebsite } from '../../fake-api/sample.ts';

/** A new post that is scheduled. */
async function openScheduledPost() {
  const app = await renderApp(`/harbour-cafe/products/new?collection=${sampleCollection.id}`, {
    state: {
      websites: [{ ...sampleWebsite, timeZone: 'Asia/Tokyo' }],
      collections: [{ ...sampleCollection, type: collectionType.BLOG }],
      items: [],
    },
  });
  const { screen } = app;
  await userEvent.fill(screen.getByLabelText('Title'), 'Open day');
  await userEvent.click(screen.getByRole('button', { name: /Status$/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Scheduled' }));
  return {
    ...app,
    save: () => userEvent.click(screen.getByRole('button', { name: 'Save', exact: true })),
    field: screen.getByLabelText('Publish date'),
  };
}

it('schedules a post in the website’s time zone', async () => {
  const { screen, api, field, save } = await openScheduledPost();
  await expect.element(screen.getByText('Time zone: Asia/Tokyo')).toBeVisible();
  await userEvent.fill(field, '2030-07-03T09:00');
  await save();
  await expect
    .poll(() => api.state.items[0])
    .toMatchObject({
      workflowState: workflowState.SCHEDULED,
      publishAt: '2030-07-03T00:00:00.000Z',
    });
});

it('shows an error when a scheduled post has no date', async () => {
  const { field, save, api } = await openScheduledPost();
  await save();
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveAccessibleDescription(/Choose a moment in the future\./);
  expect(api.state.items).toEqual([]);
});
