import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '../../fake-api/render-app.tsx';
import { idOf } from '../../fake-api/sample.ts';

it('publishes, and restores an earlier release after confirmation', async () => {
  await page.viewport(1280, 800);
  const { screen, api } = await renderApp('/harbour-cafe/releases');
  const publish = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }).first());
    await userEvent.click(screen.getByRole('dialog').getByRole('button', { name: 'Publish' }));
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  };
  await publish();
  api.state.hasChanges = true;
  await publish();
  await expect.element(screen.getByRole('heading', { name: 'Release 2 Live' })).toBeVisible();
  api.state.movedByRestore = [{ title: 'Contact draft', urlId: 'contact-2' }];
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  const question = screen.getByRole('alertdialog');
  await userEvent.click(question.getByRole('button', { name: 'Restore' }));
  await expect.element(screen.getByRole('heading', { name: 'Release 3 Live' })).toBeVisible();
  await expect.element(screen.getByText(/“Contact draft” is now at \/contact-2/)).toBeVisible();
  expect(api.state.releases[0]).toMatchObject({ restoredFrom: 1, isLive: true });
});

it('disables publishing when nothing has changed', async () => {
  const { screen } = await renderApp('/harbour-cafe/releases', { state: { hasChanges: false } });
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }).first());
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(/Everything is published/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled();
});

it('lists pages with the same title by path, and the navigation without a path', async () => {
  const page = { kind: 'page', title: 'Visit', change: 'changed' } as const;
  const { screen } = await renderApp('/harbour-cafe/releases', {
    state: {
      changes: [
        { ...page, id: idOf('page', 2), path: '/visit' },
        { ...page, id: idOf('page', 3), path: '/visit-2' },
        {
          kind: 'navigation',
          id: 'navigation',
          title: 'Navigation',
          path: null,
          change: 'changed',
        },
      ],
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }).first());
  const rows = screen.getByRole('dialog').getByRole('listitem');
  await expect.element(rows.first()).toBeVisible();
  expect(rows.elements().map(({ textContent }) => textContent)).toEqual([
    'Visit /visitchanged',
    'Visit /visit-2changed',
    'Navigation main and footer navigationchanged',
  ]);
});
