import type { DigitalFile } from '@sitewright/contracts/entities';
import type { StoredItem } from '@sitewright/contracts/api';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SendFile } from '../../../api/send-file.ts';
import { clickLabel } from '../../../fake-api/click-label.ts';
import { renderApp } from '../../../fake-api/render-app.tsx';
import { idOf, sampleItem } from '../../../fake-api/sample.ts';

const [variant] = sampleItem.product?.variants ?? [];
const product = (changes: Partial<NonNullable<StoredItem['product']>>): StoredItem => ({
  ...sampleItem,
  product: { ...sampleItem.product!, productType: 'digital', ...changes },
});
const fileOf = (count: number, fileName: string): DigitalFile => ({
  id: idOf('file', count),
  variantId: null,
  fileName,
  contentType: 'application/octet-stream',
  sizeBytes: 2_500_000,
  createdAt: '2026-11-20T12:00:00.000Z',
});
const path = `/harbour-cafe/products/${sampleItem.id}`;

it('adds files to a digital product, assigns one to a variant and removes one', async () => {
  const names = ['Small', 'Large'];
  const variants = names.map((value, index) => ({
    ...variant!,
    id: idOf('variant', index + 5),
    sku: `SQ000000${index}`,
    optionValues: [{ option: 'Size', value }],
  }));
  const sent: string[] = [];
  const sendFile = (async (_endpoint: unknown, _params: unknown, { file }: { file: File }) => {
    sent.push(file.name);
    const added = fileOf(sent.length, file.name);
    app.api.state.digitalFiles = [...app.api.state.digitalFiles, added];
    return { ok: true, data: added };
  }) as unknown as SendFile;
  const options = [{ name: 'Size', values: names }];
  const app = await renderApp(path, {
    state: { items: [product({ options, variants })] },
    services: { sendFile },
  });
  const { screen, api } = app;
  await expect.element(screen.getByRole('button', { name: 'Add files' })).toBeVisible();
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  const files = ['book.epub', 'notes.txt'].map((name) => new File(['content'], name));
  await userEvent.upload(input, files);
  await expect.element(screen.getByText('notes.txt')).toBeVisible();
  expect(sent).toEqual(['book.epub', 'notes.txt']);

  await userEvent.click(screen.getByRole('button', { name: /Variant of book.epub/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Large' }));
  await expect.poll(() => api.state.digitalFiles[0]?.variantId).toBe(variants[1]?.id);
  await userEvent.click(screen.getByRole('button', { name: 'Remove notes.txt' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove file' }));
  await expect.poll(() => api.state.digitalFiles).toHaveLength(1);
  // Files are stored at once.
  await expect.element(screen.getByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

it('says which file was not stored, and why', async () => {
  const failure = { kind: 'rejected', status: 400, message: 'The file is too large.' };
  const sendFile = (async () => ({ ok: false, failure })) as unknown as SendFile;
  const { screen } = await renderApp(path, {
    state: { items: [product({})] },
    services: { sendFile },
  });
  await expect.element(screen.getByRole('button', { name: 'Add files' })).toBeVisible();
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  await userEvent.upload(
    input,
    ['film.mp4', 'notes.txt'].map((name) => new File(['content'], name)),
  );
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('film.mp4: The file is too large. 1 more file was not uploaded.');
});

it('sets how often and how long files can be downloaded', async () => {
  const { screen, api } = await renderApp(path, { state: { items: [product({})] } });
  const sentence = 'In this store, customers can download each file 5 times, within 30 days.';
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Change limits' }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Downloads per file' }), '2');
  await clickLabel(screen.getByRole('switch', { name: 'Links expire' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save limits' }));
  await expect
    .element(
      screen.getByText('In this store, customers can download each file 2 times, at any time.'),
    )
    .toBeVisible();
  expect(api.state.downloadSettings).toEqual({ maxDownloads: 2, validDays: null });
});

it('offers no stock for a digital product', async () => {
  const { screen } = await renderApp(path, { state: { items: [product({})] } });
  await expect.element(screen.getByRole('switch', { name: 'On sale' })).toBeInTheDocument();
  for (const name of ['Unlimited stock', /^Continue selling/])
    await expect.element(screen.getByRole('switch', { name })).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText('In stock')).not.toBeInTheDocument();
});

it('asks for what the seller of a service needs to know', async () => {
  const { screen, api } = await renderApp(path, {
    state: { items: [product({ productType: 'service' })] },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add field' }));
  await expect.element(screen.getByRole('menuitem', { name: 'Password' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('menuitem', { name: 'default' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Date' }));
  const field = screen.getByRole('heading', { name: 'Field', exact: true });
  await expect.element(field).toBeVisible();
  await userEvent.fill(screen.getByLabelText('Title').last(), 'Preferred day');
  await clickLabel(screen.getByRole('switch', { name: 'Required' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => api.state.items[0]?.product?.formFields)
    .toMatchObject([{ type: 'date', title: 'Preferred day', required: true }]);
});
