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
async function uploadIntoPicker(names: readonly string[], upload = uploadAll()) {
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

function uploadAll(): Upload {
  let count = 0;
  return async ({ file }) => {
    count += 1;
    return { ok: true, data: { ...sampleAsset(count + 2, file.name), isNew: true } };
  };
}
const failure = {
  ok: false,
  failure: { kind: 'connection', status: 0, message: 'The connection was lost.' },
} as const;

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

it('keeps the picker open to show that one of several images failed', async () => {
  const all = uploadAll();
  const { picker } = await uploadIntoPicker(['quay.jpg', 'pier.jpg'], async (input) =>
    input.file.name === 'quay.jpg' ? failure : all(input),
  );
  await expect.element(picker.getByLabelText('Done')).toBeVisible();
  await expect.element(picker.getByRole('alert')).toHaveTextContent('The connection was lost.');
});

it('continues uploads after another image is picked, and reports a failure', async () => {
  const all = uploadAll();
  const uploaded: string[] = [];
  let release: () => void = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const { screen, picker } = await uploadIntoPicker(['quay.jpg', 'pier.jpg'], async (input) => {
    await gate;
    if (input.signal.aborted || input.file.name === 'quay.jpg') return failure;
    uploaded.push(input.file.name);
    return all(input);
  });
  await userEvent.click(picker.getByRole('row', { name: 'harbour.jpg' }));
  await expect.element(picker).not.toBeInTheDocument();
  release();
  await expect.element(screen.getByText('quay.jpg: The connection was lost.')).toBeVisible();
  expect(uploaded).toEqual(['pier.jpg']);
  await expect.element(screen.getByText(/^pier\.jpg/)).not.toBeInTheDocument();
});

it('does not select an upload that finishes after the picker was closed', async () => {
  const all = uploadAll();
  let uploadCount = 0;
  let release: () => void = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const { screen, api, picker } = await uploadIntoPicker(['pier.jpg'], async (input) => {
    await gate;
    uploadCount += 1;
    return all(input);
  });
  await userEvent.keyboard('{Escape}');
  await expect.element(picker).not.toBeInTheDocument();
  release();
  await expect.poll(() => uploadCount).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Add image' }));
  await expect.element(picker).toBeVisible();
  await userEvent.click(picker.getByRole('row', { name: 'beans.jpg' }));
  await expect.element(picker).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save', exact: true }));
  await expect
    .poll(() => api.state.items[0]?.imageIds)
    .toEqual([...sampleItem.imageIds, idOf('asset', 2)]);
});
