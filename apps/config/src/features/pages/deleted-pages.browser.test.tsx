import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp, type RenderedApp } from '../../fake-api/render-app.tsx';
import { idOf, samplePage } from '../../fake-api/sample.ts';

const titles = ({ api }: RenderedApp) => api.state.pages.map(({ title }) => title);

async function deleteVisit(changes: Parameters<typeof renderApp>[1] = {}): Promise<RenderedApp> {
  const app = await renderApp('/harbour-cafe/pages', changes);
  const { screen } = app;
  await userEvent.click(screen.getByRole('button', { name: 'Settings of Visit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete page' }));
  await expect.poll(() => titles(app)).toEqual(['Home', 'Shop']);
  return app;
}

const deletedState = {
  deletedPages: [
    { ...samplePage(7, 'Terrace', 'terrace'), deletedAt: '2026-11-19T09:00:00.000Z' },
    {
      ...samplePage(8, 'Kiosk', 'kiosk'),
      kind: 'collection' as const,
      deletedAt: '2026-11-18T09:00:00.000Z',
    },
  ],
};

it('restores a deleted page with Undo in the notification', async () => {
  const app = await deleteVisit();
  const { screen } = app;
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect.element(screen.getByRole('link', { name: 'Visit', exact: true })).toBeVisible();
  await expect.element(screen.getByText('Visit was restored.')).toBeVisible();
  expect(titles(app)).toContain('Visit');
});

it('shows the server’s error when a deletion cannot be undone', async () => {
  const { screen } = await deleteVisit({
    wrapFetch: (fetch) => async (url, request) =>
      url.endsWith('/restore')
        ? new Response(JSON.stringify({ error: 'No space is left.', code: 'storageFull' }), {
            status: 507,
          })
        : fetch(url, request),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect.element(screen.getByText('No space is left.')).toBeVisible();
});

it('shows the new path when the original one is already used', async () => {
  const app = await deleteVisit();
  const { screen, api } = app;
  api.state.pages = [...api.state.pages, samplePage(9, 'Find us', 'visit')];
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect
    .element(
      screen.getByText(/Visit was restored at \/visit-2, because another page now uses \/visit\./),
    )
    .toBeVisible();
});

it('restores a page from the list of deleted pages by keyboard', async () => {
  const app = await renderApp('/harbour-cafe/pages', { state: deletedState });
  const { screen, address } = app;
  await userEvent.click(screen.getByRole('link', { name: 'Deleted pages' }));
  await expect.poll(address).toBe('/config/harbour-cafe/pages/deleted');
  const table = screen.getByRole('table', { name: 'Deleted pages' });
  await expect.element(table).toBeVisible();
  const restore = screen.getByRole('button', { name: 'Restore Terrace' });
  (restore.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(restore).not.toBeInTheDocument();
  await expect.poll(() => titles(app)).toContain('Terrace');
  await expect.element(screen.getByText(/^Terrace was restored\./)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Restore Kiosk' })).toHaveFocus();
});

it('keeps the row and shows the error when a page cannot be restored', async () => {
  const { screen } = await renderApp('/harbour-cafe/pages/deleted', {
    state: deletedState,
    wrapFetch: (fetch) => async (url, request) =>
      url.includes(idOf('page', 7))
        ? new Response(JSON.stringify({ error: 'No space is left.', code: 'storageFull' }), {
            status: 507,
          })
        : fetch(url, request),
  });
  const restore = screen.getByRole('button', { name: 'Restore Terrace' });
  await userEvent.click(restore);
  await expect.element(screen.getByText('No space is left.')).toBeVisible();
  await expect.element(restore).toBeVisible();
});

it('shows an empty state without deleted pages', async () => {
  const { screen } = await renderApp('/harbour-cafe/pages/deleted');
  await expect.element(screen.getByText('No deleted pages')).toBeVisible();
});

it('marks a link of the navigation whose page is deleted', async () => {
  const { screen } = await renderApp('/harbour-cafe/navigation', {
    state: {
      navigation: {
        main: [
          { title: 'Home', pageId: idOf('page', 1) },
          { title: 'Terrace', pageId: idOf('page', 7) },
        ],
        footer: [],
      },
    },
  });
  await expect.element(screen.getByText('Terrace (its page is deleted)')).toBeVisible();
  await expect.element(screen.getByRole('row', { name: 'Home', exact: true })).toBeVisible();
});

it.each([390, 1440])(
  'shows the path of a deleted page once in a viewport of %i pixels',
  async (widthPx) => {
    await page.viewport(widthPx, 800);
    const { screen } = await renderApp('/harbour-cafe/pages/deleted', { state: deletedState });
    const table = screen.getByRole('table', { name: 'Deleted pages' });
    await expect.element(table).toBeVisible();
    const isSeen = (element: Element) => element.checkVisibility();
    expect(table.getByText('/terrace', { exact: true }).elements().filter(isSeen)).toHaveLength(1);
  },
);
