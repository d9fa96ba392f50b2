import { collaboratorRole, permissionsOf } from '@sitewright/contracts/codes';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clickLabel } from '../../fake-api/click-label.ts';
import { sampleAsset } from '../../fake-api/sample.ts';
import { sampleReviews } from '../../fake-api/shop-samples.ts';
import { renderApp } from '../../fake-api/render-app.tsx';

const path = '/harbour-cafe/reviews';
beforeEach(() => page.viewport(1280, 800));

it('lists reviews, and filters them by status and by search', async () => {
  const { screen, address } = await renderApp(path);
  const row = screen.getByRole('row', { name: /Warm for hours/ });
  await expect.element(row.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
  await expect.element(row.getByText('Pending', { exact: true })).toBeVisible();
  await userEvent.click(screen.getByText('Approved').first());
  await expect.element(screen.getByRole('link', { name: 'Review by Jo P.' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Warm for hours' }))
    .not.toBeInTheDocument();
  expect(address()).toContain('state=approved');
  await userEvent.type(screen.getByRole('searchbox'), 'warm');
  await expect.element(screen.getByText('No reviews found')).toBeVisible();
});

it('approves, hides and deletes several reviews at once', async () => {
  const { screen, api } = await renderApp(path);
  const states = () => api.state.reviews.map(({ state }) => state);
  const select = (name: string) =>
    clickLabel(screen.getByRole('checkbox', { name: `Select ${name}` }));
  await expect.element(screen.getByRole('link', { name: 'Warm for hours' })).toBeVisible();
  await select('Warm for hours');
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await expect.element(screen.getByText('1 review approved')).toBeVisible();
  expect(states()).toEqual(['approved', 'approved']);
  await select('Warm for hours');
  await select('Review by Jo P.');
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  await expect.poll(states).toEqual(['hidden', 'hidden']);
  await select('Review by Jo P.');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await expect.poll(states).toEqual(['hidden']);
});

it('answers and approves a review, and merges with the change of another person', async () => {
  const { screen, api } = await renderApp(path);
  await userEvent.click(screen.getByRole('link', { name: 'Warm for hours' }));
  await expect.element(screen.getByRole('link', { name: '1042' })).toBeVisible();
  await userEvent.fill(screen.getByRole('textbox', { name: 'Reply' }), 'Thank you!');
  await clickLabel(screen.getByRole('radio', { name: 'Approved' }));
  api.state.reviews = api.state.reviews.map((review) => ({ ...review, revision: 2 }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByRole('alert').first()).toBeVisible();
  expect(api.state.reviews[0]).toMatchObject({ state: 'pending', reply: '' });
});

it('saves the reply of a review', async () => {
  const { screen, api } = await renderApp(`${path}/${sampleReviews[0]?.id}`);
  await userEvent.fill(screen.getByRole('textbox', { name: 'Reply' }), 'Thank you!');
  await clickLabel(screen.getByRole('radio', { name: 'Approved' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByText('The review is saved')).toBeVisible();
  expect(api.state.reviews[0]).toMatchObject({ state: 'approved', reply: 'Thank you!' });
});

it('shows the photos of a review from the address of the website', async () => {
  const photo = { ...sampleAsset(9, 'mug.jpg'), alt: '' };
  const [review] = sampleReviews;
  const { screen } = await renderApp(`${path}/${review!.id}`, {
    state: { reviews: [{ ...review!, photos: [photo] }] },
  });
  const image = screen.getByRole('img', { name: `Photo by ${review!.author}` });
  await expect.element(image).toBeInTheDocument();
  expect(image.element().getAttribute('src')).toMatch(/^https?:.+mug\.jpg\?format=300w$/);
});

it('turns on requests, some days after fulfillment', async () => {
  const { screen, api } = await renderApp(path);
  await clickLabel(screen.getByRole('switch', { name: /Ask customers/ }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Days after fulfillment' }), '7');
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByText('Review settings are saved')).toBeVisible();
  expect(api.state.reviewSettings).toEqual({
    requestsReviews: true,
    daysAfterFulfillment: 7,
    approvesReviews: false,
  });
});

it.each(['ratings', 'stars', 'testimonials'])(
  'is found in the command palette as “%s”',
  async (word) => {
    const { screen, address } = await renderApp('/harbour-cafe/orders');
    await expect.element(screen.getByRole('heading', { name: 'Orders' })).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(screen.getByRole('searchbox', { name: /Search commands/ }), word);
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toContain('/reviews');
  },
);

it('fits 320 pixels', async () => {
  await page.viewport(320, 700);
  const { screen } = await renderApp(path);
  await expect.element(screen.getByRole('link', { name: 'Warm for hours' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

it('is not offered without the permission', async () => {
  const { EDITOR } = collaboratorRole;
  const { screen } = await renderApp('/harbour-cafe', {
    state: {
      membership: {
        isOwner: false,
        roles: [EDITOR],
        permissions: [...permissionsOf({ isOwner: false, roles: [EDITOR] })],
      },
    },
  });
  await expect.element(screen.getByRole('link', { name: 'Home' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Reviews' })).not.toBeInTheDocument();
});
