import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '../../fake-api/render-app.tsx';
import { idOf } from '../../fake-api/sample.ts';

const withLink = (href: string) => ({
  state: {
    navigation: {
      main: [
        { title: 'Home', pageId: idOf('page', 1) },
        { title: 'Press', href },
      ],
      footer: [],
    },
  },
});

it('shows an error for an invalid URL and keeps the dialog open until it is valid', async () => {
  const { screen, api } = await renderApp('/harbour-cafe/navigation', withLink('/visit'));
  await userEvent.click(screen.getByRole('row', { name: 'Press' }));
  const field = screen.getByRole('textbox', { name: 'URL' });
  await userEvent.fill(field, 'example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await expect.element(field).toHaveAccessibleDescription(/Did you mean https:\/\/example\.com\?/);
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await userEvent.fill(field, 'https://example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => api.state.navigation.main[1]?.href).toBe('https://example.com');
});

it('shows which link of a folder has an invalid URL on save', async () => {
  const { screen } = await renderApp('/harbour-cafe/navigation', {
    state: {
      navigation: {
        main: [
          { title: 'Home', pageId: idOf('page', 1) },
          {
            title: 'More',
            links: [
              { title: 'Fine', href: '/visit' },
              { title: 'Odd', href: 'tel:12' },
            ],
          },
        ],
        footer: [],
      },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Home' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Move down' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const odd = screen.getByRole('group', { name: 'Odd' });
  await expect
    .element(odd.getByRole('textbox', { name: 'URL' }))
    .toHaveAccessibleDescription(/phone number of four digits/);
});

it('opens the link with an invalid URL instead of saving', async () => {
  const { screen, api } = await renderApp('/harbour-cafe/navigation', withLink('/nowhere'));
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Home' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Move down' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const field = screen.getByRole('textbox', { name: 'URL' });
  await expect.element(field).toHaveAccessibleDescription('/nowhere is not a valid page URL');
  expect(api.state.navigation.main[0]?.title).toBe('Home');
});
