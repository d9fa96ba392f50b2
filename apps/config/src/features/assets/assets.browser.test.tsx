import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Upload } from '../../api/upload.ts';
import { renderApp } from '../../fake-api/render-app.tsx';
import { idOf, sampleAsset, sampleItem } from '../../fake-api/sample.ts';

const openHarbour = async () => {
  const app = await renderApp('/harbour-cafe/assets');
  await userEvent.click(app.screen.getByRole('row', { name: 'harbour.jpg' }));
  await expect.element(app.screen.getByRole('dialog')).toBeVisible();
  return app;
};

it('filters files by name', async () => {
  const { screen } = await renderApp('/harbour-cafe/assets');
  await expect.element(screen.getByRole('row', { name: 'beans.jpg' })).toBeVisible();
  await userEvent.fill(screen.getByLabelText('Search files'), 'harb');
  await expect.element(screen.getByRole('row', { name: 'beans.jpg' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('row', { name: 'harbour.jpg' })).toBeVisible();
});

it('moves the focal point with the arrow keys and saves it with the alt text', async () => {
  const { screen, api } = await openHarbour();
  const dot = screen.getByRole('button', { name: /^Focal point/ });
  await expect.element(dot).toBeInTheDocument();
  (dot.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
  await expect.element(dot).toHaveAccessibleName(/51% from the left, 40% from the top/);
  await userEvent.fill(screen.getByLabelText('Alt text'), 'The harbour at dawn');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(api.state.assets[0]).toMatchObject({
    alt: 'The harbour at dawn',
    focalPoint: { x: 0.51, y: 0.4 },
  });
});

it('requires a file name when renaming (FILE-04)', async () => {
  const { screen, api } = await openHarbour();
  await userEvent.fill(screen.getByLabelText('File name'), '  ');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .element(screen.getByLabelText('File name'))
    .toHaveAccessibleDescription(/Please enter a file name/);
  expect(api.state.assets[0]?.fileName).toBe('harbour.jpg');
});

it('shows an error when a rename fails (FILE-08)', async () => {
  const { screen, api } = await openHarbour();
  api.state.assets = [];
  await userEvent.fill(screen.getByLabelText('File name'), 'pier.jpg');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .element(screen.getByText(/There was a problem while renaming your file\./))
    .toBeVisible();
});

it('deletes a file after asking', async () => {
  const { screen, api } = await openHarbour();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete file' }));
  await expect.element(screen.getByRole('row', { name: 'harbour.jpg' })).not.toBeInTheDocument();
  expect(api.state.assets.map(({ fileName }) => fileName)).toEqual(['beans.jpg']);
});

it('links an uploaded duplicate to the existing file', async () => {
  const upload: Upload = async () => ({
    ok: true,
    data: { ...sampleAsset(1, 'harbour.jpg'), isNew: false },
  });
  const { screen } = await renderApp('/harbour-cafe/assets', { services: { upload } });
  await expect.element(screen.getByRole('button', { name: 'Upload' })).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  const file = new File(['x'], 'again.jpg', { type: 'image/jpeg' });
  await userEvent.upload(input as HTMLInputElement, file);
  const uploads = screen.getByRole('region', { name: 'Uploads' });
  await expect.element(uploads.getByRole('status')).toHaveTextContent('This file already exists:');
  await expect.element(uploads.getByLabelText('Done')).not.toBeInTheDocument();
  const there = uploads.getByRole('button', { name: 'harbour.jpg' });
  (there.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog', { name: 'harbour.jpg' })).toBeVisible();
});

it('shows a failed upload and retries it (FILE-08)', async () => {
  const upload = vi
    .fn<Upload>()
    .mockResolvedValueOnce({
      ok: false,
      failure: {
        kind: 'connection',
        status: 0,
        message: 'There was a problem while uploading your file.',
      },
    })
    .mockImplementation(async ({ onProgress }) => {
      onProgress(0.5);
      return { ok: true, data: { ...sampleAsset(3, 'pier.jpg'), isNew: true } };
    });
  const { screen } = await renderApp('/harbour-cafe/assets', { services: { upload } });
  await expect.element(screen.getByRole('button', { name: 'Upload' })).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  const file = new File(['x'], 'pier.jpg', { type: 'image/jpeg' });
  await userEvent.upload(input as HTMLInputElement, file);
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('There was a problem while uploading your file.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.element(screen.getByLabelText('Done')).toBeVisible();
  expect(upload).toHaveBeenCalledTimes(2);
});

it('aborts a canceled upload and removes it from the list', async () => {
  const signals: AbortSignal[] = [];
  const upload: Upload = ({ signal }) => {
    signals.push(signal);
    return new Promise(() => {});
  };
  const { screen } = await renderApp('/harbour-cafe/assets', { services: { upload } });
  await expect.element(screen.getByRole('button', { name: 'Upload' })).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  const file = new File(['x'], 'film.mp4', { type: 'video/mp4' });
  await userEvent.upload(input as HTMLInputElement, file);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel upload of film.mp4' }));
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  await expect.element(screen.getByRole('region', { name: 'Uploads' })).not.toBeInTheDocument();
});

/** The pictures of a product, and a picker for one more of them that files are sent into. */
async function uploadIntoPicker(names: readonly string[]) {
  let count = 0;
  const upload: Upload = async ({ file }) => {
    count += 1;
    return { ok: true, data: { ...sampleAsset(count + 2, file.name), isNew: true } };
  };
  const path = `/harbour-cafe/products/${sampleItem.id}`;
  const { screen, api } = await renderApp(path, { services: { upload } });
  await userEvent.click(screen.getByRole('button', { name: 'Add image' }));
  const picker = screen.getByRole('dialog', { name: 'Choose a file' });
  await expect.element(picker).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]');
  const files = names.map((name) => new File([name], name, { type: 'image/jpeg' }));
  await userEvent.upload(input as HTMLInputElement, files);
  return { screen, api, picker };
}

it('selects an image uploaded into the picker and closes it', async () => {
  const { screen, api, picker } = await uploadIntoPicker(['pier.jpg']);
  await expect.element(picker).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save', exact: true }));
  await expect.poll(() => api.state.items[0]?.imageIds.at(-1)).toBe(idOf('asset', 3));
});

it('keeps the picker open after an upload of several images', async () => {
  const { picker } = await uploadIntoPicker(['pier.jpg', 'quay.jpg']);
  await expect.poll(() => picker.getByLabelText('Done').elements()).toHaveLength(2);
  await expect.element(picker).toBeVisible();
});
