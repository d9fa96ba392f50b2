import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp, type RenderedApp } from '../fake-api/render-app.tsx';
import { sampleForm, sampleItem } from '../fake-api/sample.ts';

interface Overtaken {
  readonly path: string;
  /** Leads to the field and gives its label. */
  readonly open?: (app: RenderedApp) => Promise<unknown>;
  readonly label: string;
  /** What another person saves while the owner types. */
  readonly overtake: (app: RenderedApp) => void;
  /** What is stored at the end: theirs and what was typed. */
  readonly stored: (app: RenderedApp) => unknown;
  readonly expected: object;
}

const cases: Readonly<Record<string, Overtaken>> = {
  item: {
    path: `/harbour-cafe/products/${sampleItem.id}`,
    label: 'Short description',
    overtake: ({ api }) => {
      api.state.items = api.state.items.map((item) => ({ ...item, author: 'Somebody else' }));
    },
    stored: ({ api }) => api.state.items[0],
    expected: { excerpt: 'Typed here', author: 'Somebody else' },
  },
  form: {
    path: `/harbour-cafe/forms/${sampleForm.id}`,
    open: ({ screen }) => userEvent.click(screen.getByRole('tab', { name: 'Advanced' })),
    label: 'Form name',
    overtake: ({ api }) => {
      api.state.forms = api.state.forms.map((form) => ({ ...form, submitButtonText: 'Go' }));
    },
    stored: ({ api }) => api.state.forms[0],
    expected: { name: 'Typed here', submitButtonText: 'Go' },
  },
  header: {
    path: '/harbour-cafe/settings',
    label: 'Tagline',
    overtake: ({ api }) => {
      const { headerFooter } = api.state;
      api.state.headerFooter = {
        header: { ...headerFooter.header, layout: 'split' },
        footer: { ...headerFooter.footer, sections: [] },
      };
    },
    stored: ({ api }) => api.state.headerFooter,
    expected: { header: { tagline: 'Typed here', layout: 'split' }, footer: { sections: [] } },
  },
  shipping: {
    path: '/harbour-cafe/shipping',
    label: 'Rate name',
    overtake: ({ api }) => {
      const [zone] = api.state.shipping.zones;
      if (zone !== undefined)
        api.state.shipping = { ...api.state.shipping, zones: [{ ...zone, name: 'Home' }] };
    },
    stored: ({ api }) => api.state.shipping.zones[0],
    expected: { name: 'Home', rates: [{ name: 'Typed here' }] },
  },
  page: {
    path: '/harbour-cafe/pages',
    open: ({ screen }) =>
      userEvent.click(screen.getByRole('button', { name: 'Settings of Visit' })),
    label: 'Title',
    overtake: ({ api }) => {
      api.state.pages = api.state.pages.map((one) => ({ ...one, isHidden: true }));
    },
    stored: ({ api }) => api.state.pages[1],
    expected: { title: 'Typed here', isHidden: true },
  },
};

it.each(Object.entries(cases))(
  'reports a conflict when another person saved the same %s and merges both changes',
  async (_, { path, open, label, overtake, stored, expected }) => {
    await page.viewport(1280, 800);
    const app = await renderApp(path);
    const { screen } = app;
    await open?.(app);
    const field = screen.getByLabelText(label, { exact: true }).first();
    await userEvent.fill(field, 'Typed here');
    overtake(app);
    const save = screen.getByRole('button', { name: 'Save', exact: true }).last();
    await userEvent.click(save);
    const conflict = screen.getByRole('alert').filter({ hasText: 'Another person has saved this' });
    await expect.element(conflict).toBeVisible();
    await expect.element(field).toHaveValue('Typed here');
    expect(stored(app)).not.toMatchObject(expected);
    await userEvent.click(conflict.getByRole('button', { name: 'Load newer version' }));
    await expect.element(conflict).not.toBeInTheDocument();
    await expect.element(field).toHaveValue('Typed here');
    await userEvent.click(save);
    await expect.poll(() => stored(app)).toMatchObject(expected);
  },
);

it('does not overwrite the footer when the header is saved', async () => {
  const { screen, api } = await renderApp('/harbour-cafe/settings');
  await userEvent.fill(screen.getByLabelText('Tagline'), 'By the water');
  const { headerFooter } = api.state;
  api.state.headerFooter = { ...headerFooter, footer: { ...headerFooter.footer, sections: [] } };
  await userEvent.click(screen.getByRole('button', { name: 'Save' }).last());
  await expect.poll(() => api.state.headerFooter.header.tagline).toBe('By the water');
  expect(api.state.headerFooter.footer.sections).toEqual([]);
});
