import { collectionType, contentItemType } from '@sitewright/contracts/codes';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clickLabel } from '../../fake-api/click-label.ts';
import { renderApp } from '../../fake-api/render-app.tsx';
import { sampleAsset, sampleCollection, sampleItem } from '../../fake-api/sample.ts';

const videoAsset = {
  ...sampleAsset(1, 'film.mp4'),
  kind: 'video',
  contentType: 'video/mp4',
} as const;
const newItem = (type: number) =>
  renderApp(`/harbour-cafe/products/new?collection=${sampleCollection.id}`, {
    state: { collections: [{ ...sampleCollection, type }], items: [], assets: [videoAsset] },
  });

it('sets an embed URL for a video item', async () => {
  const { screen, api } = await newItem(collectionType.VIDEOS);
  await userEvent.fill(screen.getByLabelText('Title'), 'Night firing');
  await clickLabel(screen.getByRole('radio', { name: 'Embed' }));
  await userEvent.fill(screen.getByLabelText('URL or embed code'), 'https://vimeo.com/123456');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => api.state.items[0]?.video)
    .toEqual({ source: 'embed', embed: 'https://vimeo.com/123456' });
});

it('selects an uploaded video for a lesson', async () => {
  const { screen, api } = await newItem(collectionType.LESSONS);
  await userEvent.fill(screen.getByLabelText('Title'), 'Glazing');
  await clickLabel(screen.getByRole('radio', { name: 'Upload' }));
  await userEvent.click(screen.getByRole('button', { name: 'Choose video' }));
  await userEvent.click(screen.getByRole('row', { name: 'film.mp4' }));
  await expect.element(screen.getByText('film.mp4')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => api.state.items[0]?.video)
    .toEqual({ source: 'file', assetId: videoAsset.id });
});

it('removes the video of a lesson', async () => {
  const video = { source: 'file', assetId: videoAsset.id } as const;
  const lesson = { ...sampleItem, recordType: contentItemType.LESSON, product: null, video };
  const { screen, api } = await renderApp(`/harbour-cafe/products/${sampleItem.id}`, {
    state: { items: [lesson], assets: [videoAsset] },
  });
  await expect.element(screen.getByText('film.mp4')).toBeVisible();
  await clickLabel(screen.getByRole('radio', { name: 'None' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => api.state.items[0]?.video).toBeNull();
});

it('shows the new embed URL after it replaced a video file', async () => {
  const video = { source: 'file', assetId: videoAsset.id } as const;
  const item = { ...sampleItem, recordType: contentItemType.LESSON, product: null, video };
  const { screen, api } = await renderApp(`/harbour-cafe/products/${sampleItem.id}`, {
    state: { items: [item], assets: [videoAsset] },
  });
  await clickLabel(screen.getByRole('radio', { name: 'Embed' }));
  await userEvent.fill(screen.getByLabelText('URL or embed code'), 'https://vimeo.com/123456');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => api.state.items[0]?.video?.source).toBe('embed');
  await expect
    .element(screen.getByLabelText('URL or embed code'))
    .toHaveValue('https://vimeo.com/123456');
  await expect.element(screen.getByRole('radio', { name: 'Embed' })).toBeChecked();
});

it('shows no video fields for a product', async () => {
  const { screen } = await renderApp(`/harbour-cafe/products/${sampleItem.id}`);
  await expect.element(screen.getByLabelText('Title')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Embed' }).query()).toBeNull();
});
