import { noBusiness } from '@sitewright/contracts/entities';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clickLabel } from '../../fake-api/click-label.ts';
import { renderApp } from '../../fake-api/render-app.tsx';

it('shows an error for an invalid URL of the header button and does not save it', async () => {
  const { screen, api } = await renderApp('/harbour-cafe/settings');
  await clickLabel(screen.getByRole('switch', { name: 'Button' }));
  const field = screen.getByRole('textbox', { name: 'Button link' });
  await userEvent.fill(field, 'javascript:alert(1)');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(field).toHaveAccessibleDescription('Links of this kind are not allowed.');
  await expect.element(screen.getByText('Changes are not saved yet')).toBeVisible();
  expect(api.state.headerFooter.header.button).toBeNull();
  await userEvent.fill(field, '/visit');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => api.state.headerFooter.header.button?.href).toBe('/visit');
});

it('sets the time zone and hides the website from search engines', async () => {
  const { screen, api } = await renderApp('/harbour-cafe/settings');
  const keepAway = screen.getByRole('switch', { name: /Hide from search engines/ });
  await clickLabel(keepAway);
  await userEvent.click(screen.getByRole('button', { name: /Time zone/ }));
  const search = screen.getByRole('searchbox', { name: 'Search' });
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('berlin');
  await expect.element(screen.getByRole('option')).toHaveTextContent('Europe/Berlin');
  await userEvent.click(screen.getByRole('option', { name: 'Europe/Berlin' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => api.state.websites[0])
    .toMatchObject({ noIndex: true, timeZone: 'Europe/Berlin' });
});

it('restricts email addresses of visitors to short top-level domains', async () => {
  const { screen, api } = await renderApp('/harbour-cafe/settings');
  const shortEndings = screen.getByRole('switch', { name: /Only short top-level domains/ });
  await expect.element(shortEndings).not.toBeChecked();
  await clickLabel(shortEndings);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => api.state.websites[0]?.shortEmailEndings).toBe(true);
});

it('disables custom code for visitors', async () => {
  const { screen, api } = await renderApp('/harbour-cafe/settings');
  await clickLabel(screen.getByRole('switch', { name: /Custom code/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => api.state.websites[0]).toMatchObject({ runsCode: false });
});

it('sets the URL format of new posts', async () => {
  const { screen, api } = await renderApp('/harbour-cafe/settings');
  const field = screen.getByRole('textbox', { name: 'Post URL format' });
  await expect.element(field).toHaveValue('%t');
  await userEvent.fill(field, '%y/%m/%t');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => api.state.websites[0]).toMatchObject({ blogUrlFormat: '%y/%m/%t' });
});

it('sets the units of measurement', async () => {
  const { screen, api } = await renderApp('/harbour-cafe/settings');
  await userEvent.click(screen.getByRole('button', { name: /Units of measurement/ }));
  const options = screen.getByRole('option');
  await expect.element(options.first()).toBeVisible();
  expect(options.elements().map(({ textContent }) => textContent)).toEqual([
    'Metric (kg, cm)',
    'Imperial (lbs, inches)',
  ]);
  await userEvent.click(screen.getByRole('option', { name: /Imperial/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => api.state.websites[0]?.measurementStandard).toBe('imperial');
});

it('offers the 27 currencies of stores, by code and name (MONEY-03)', async () => {
  const { screen, api } = await renderApp('/harbour-cafe/settings');
  await userEvent.click(screen.getByRole('button', { name: /Store currency/ }));
  const options = screen
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);
  expect(options).toHaveLength(27);
  expect(options).toContain('JPY, Yen');
  expect(options.some((text) => text.includes('KRW'))).toBe(false);
  await userEvent.click(screen.getByRole('option', { name: 'JPY, Yen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => api.state.websites[0]?.currency).toBe('JPY');
});

it('stores the business information that invoices print, and reminds of a missing address there', async () => {
  const invoices = await renderApp('/harbour-cafe/store-mails');
  await userEvent.click(invoices.screen.getByRole('link', { name: 'Business information' }));
  await expect.poll(invoices.address).toContain('/settings');
  const { screen, api } = invoices;
  await userEvent.fill(
    screen.getByRole('textbox', { name: 'Street address', exact: true }),
    'Quay 2',
  );
  await userEvent.fill(
    screen.getByRole('textbox', { name: 'Postal code and city', exact: true }),
    '20095 Hamburg',
  );
  await userEvent.fill(screen.getByRole('textbox', { name: 'Country', exact: true }), 'Germany');
  await userEvent.fill(
    screen.getByRole('textbox', { name: 'Email', exact: true }),
    'quay@example.com',
  );
  await userEvent.fill(
    screen.getByRole('textbox', { name: 'Phone', exact: true }),
    '+49 40 123456',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add hours on Monday' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => api.state.business)
    .toMatchObject({
      address: { line1: 'Quay 2', line2: '20095 Hamburg', country: 'Germany' },
      email: 'quay@example.com',
      phone: '+49 40 123456',
      hours: { monday: [{ opens: '09:00', closes: '17:00' }] },
    });
});

it.each([
  ['', 'Your invoices have no address yet.'],
  ['Quay 2', 'Your address, email and phone come from the business information'],
])('says on the invoice card where the address comes from: %j', async (line1, text) => {
  const business = { ...noBusiness, address: { ...noBusiness.address, line1 } };
  const { screen } = await renderApp('/harbour-cafe/store-mails', { state: { business } });
  await expect.element(screen.getByText(text, { exact: false })).toBeVisible();
});
