import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '../../fake-api/render-app.tsx';
import { idOf, sampleOrder } from '../../fake-api/sample.ts';

const download = {
  id: idOf('download', 1),
  title: 'Book',
  variant: '',
  fileName: 'book.epub',
  sizeBytes: 2_500_000,
  used: 5,
  maxDownloads: 5,
  lastUsedAt: '2026-11-19T12:00:00.000Z',
  isRevoked: false,
};

it('says that the mail with the links was stored', async () => {
  const [mail] = sampleOrder.mails;
  const mails = [{ ...mail!, kind: 'download' as const, state: 'stored' as const }];
  const { screen } = await renderApp(`/harbour-cafe/orders/${sampleOrder.id}`, {
    state: { orders: [{ ...sampleOrder, mails }] },
  });
  await expect
    .element(screen.getByText(/^Download email to ada@example.com was stored/))
    .toBeVisible();
});

it('shows how often files were downloaded, and renews their links', async () => {
  const answers = [{ title: 'Preferred day', text: 'Monday' }];
  const lines = sampleOrder.lines.map((line) => ({ ...line, answers }));
  const { screen, api } = await renderApp(`/harbour-cafe/orders/${sampleOrder.id}`, {
    state: {
      orders: [{ ...sampleOrder, lines }],
      orderDownloads: {
        expiresAt: '2026-11-19T13:00:00.000Z',
        downloads: [
          download,
          { ...download, id: idOf('download', 2), fileName: 'notes.txt', isRevoked: true },
        ],
      },
    },
  });
  await expect.element(screen.getByText(/5 of 5 downloads used, last on/).first()).toBeVisible();
  await expect.element(screen.getByText(/The links expired on/)).toBeVisible();
  await expect.element(screen.getByText('Revoked')).toBeVisible();
  await expect.element(screen.getByText('Preferred day: Monday').first()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Renew links' }));
  const dialog = screen.getByRole('dialog', { name: 'Renew download links?' });
  await expect.element(dialog.getByRole('switch', { name: /^Email the new links/ })).toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Renew links' }));
  await expect.element(screen.getByText(/0 of 5 downloads used/).first()).toBeVisible();
  await expect.element(screen.getByText(/The links expire on/)).toBeVisible();
  expect(api.state.orderDownloads.downloads[0]?.used).toBe(0);
});
