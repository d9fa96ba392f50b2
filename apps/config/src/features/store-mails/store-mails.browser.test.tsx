import { collaboratorRole, permissionsOf } from '@sitewright/contracts/codes';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clickLabel } from '../../fake-api/click-label.ts';
import { renderApp } from '../../fake-api/render-app.tsx';

const open = (path = '/orderConfirmation', state: object = {}) =>
  renderApp(`/harbour-cafe/store-mails${path}`, { state });

it('adds a block, inserts a variable, saves it and restores the default', async () => {
  const { screen, api } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Add block' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Text' }));
  const block = screen.getByRole('region', { name: 'Text, block 4' });
  await userEvent.fill(block.getByLabelText('Text', { exact: true }), 'Dear');
  await userEvent.click(block.getByRole('button', { name: /^Insert variable/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'customer name' }));
  await userEvent.click(
    screen.getByRole('button', { name: 'Actions for Text: Dear {{customer name}}' }),
  );
  await userEvent.click(screen.getByRole('menuitem', { name: 'Move up' }));
  await expect.element(screen.getByRole('region', { name: 'Text, block 3' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save', exact: true }));
  await expect
    .poll(() => api.state.mailTemplates.get('orderConfirmation')?.blocks.map(({ type }) => type))
    .toEqual(['heading', 'text', 'text', 'button']);
  expect(api.state.mailTemplates.get('orderConfirmation')?.blocks[2]).toMatchObject({
    text: 'Dear {{customer name}}',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Reset to default' }));
  await userEvent.click(
    screen.getByRole('alertdialog').getByRole('button', { name: 'Reset to default' }),
  );
  await expect.poll(() => api.state.mailTemplates.size).toBe(0);
});

it('opens a block of the list, sorts by keyboard, and removes one', async () => {
  const { screen, api } = await open();
  const rows = () =>
    screen
      .getByRole('grid', { name: 'Blocks' })
      .getByRole('row')
      .elements()
      .map((row) => row.textContent);
  await expect.element(screen.getByRole('region', { name: 'Heading, block 1' })).toBeVisible();
  await userEvent.click(screen.getByRole('row', { name: /^Button/ }));
  const block = screen.getByRole('region', { name: 'Button, block 3' });
  await userEvent.fill(block.getByLabelText('Button label'), 'See {{order nummer}}');
  await expect
    .element(screen.getByRole('row', { name: /^Button.*\(has an error\)$/ }))
    .toBeVisible();
  await userEvent.fill(block.getByLabelText('Button label'), 'See it');
  const grip = screen.getByRole('button', { name: 'Move Button: See it' });
  (grip.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const gap = screen.getByRole('button', { name: /^Insert between Heading.* and Text/ });
  await expect.element(gap).toBeInTheDocument();
  for (let step = 0; step < 4 && document.activeElement !== gap.element(); step += 1)
    await userEvent.keyboard('{ArrowUp}');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => rows()[1]).toContain('Button: See it');
  await userEvent.click(screen.getByRole('button', { name: /^Actions for Heading/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save', exact: true }));
  await expect
    .poll(() => api.state.mailTemplates.get('orderConfirmation')?.blocks.map(({ type }) => type))
    .toEqual(['button', 'text']);
});

it('inserts a variable where the cursor was', async () => {
  const { screen } = await open();
  const subject = screen.getByLabelText('Subject', { exact: true });
  await userEvent.fill(subject, 'Order  is here');
  (subject.element() as HTMLInputElement).setSelectionRange(6, 6);
  await userEvent.click(screen.getByRole('button', { name: 'Insert variable into subject' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'order number' }));
  await expect.element(subject).toHaveValue('Order {{order number}} is here');
});

it('marks an unknown variable, and neither saves nor previews it', async () => {
  const { screen, api } = await open();
  await userEvent.fill(screen.getByLabelText('Subject'), 'Hello {{first nam}}');
  await expect.element(screen.getByText('This email has no variable {{first nam}}.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Send test email' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Save', exact: true }));
  expect(api.state.mailTemplates.size).toBe(0);
});

it('previews the edited mail on a phone, in dark mode and as text, and sends it as a test', async () => {
  const { screen, api } = await open();
  await userEvent.fill(screen.getByLabelText('Subject'), 'News from {{shop name}}');
  await expect.element(screen.getByTitle('Preview of the email')).toBeVisible();
  await clickLabel(screen.getByRole('radio', { name: 'Dark' }));
  await clickLabel(screen.getByRole('radio', { name: 'Plain text' }));
  await expect
    .element(screen.getByText(/From \{\{shop name\}\}/, { exact: false }).last())
    .toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send test email' }));
  await expect.poll(() => api.state.testMails[0]?.subject).toBe('News from {{shop name}}');
});

it('saves how invoices are issued', async () => {
  const { screen, api } = await open('');
  await clickLabel(screen.getByRole('switch', { name: /^Attach the invoice/ }));
  await userEvent.fill(screen.getByLabelText('Invoice prefix'), 'INV-');
  await userEvent.click(screen.getByRole('button', { name: 'Save', exact: true }));
  await expect
    .poll(() => api.state.invoiceSettings)
    .toMatchObject({ attachesToMail: true, invoicePrefix: 'INV-' });
});

it('turns mails off and on, but not those that the store owes', async () => {
  const { screen, api } = await open('');
  await clickLabel(screen.getByRole('switch', { name: /^Shipping confirmation/ }));
  await expect.poll(() => [...api.state.mailsOff]).toEqual(['orderShipping']);
  await expect
    .element(screen.getByRole('row', { name: /Shipping confirmation/ }).getByText('Off'))
    .toBeVisible();
  await clickLabel(screen.getByRole('switch', { name: /^Review request/ }));
  await expect.poll(() => api.state.reviewSettings.requestsReviews).toBe(true);
  for (const name of [/Order confirmation/, /^Refund/])
    await expect
      .element(screen.getByRole('row', { name }).getByText('Always sent').first())
      .toBeVisible();
  await expect
    .element(screen.getByRole('switch', { name: /Order confirmation|Refund/ }))
    .not.toBeInTheDocument();
});

it('keeps the switch of abandoned carts to those who may change the settings', async () => {
  const person = { isOwner: false, roles: [collaboratorRole.STORE_MANAGER] };
  const { screen } = await open('', {
    membership: { ...person, permissions: [...permissionsOf(person)] },
  });
  await expect.element(screen.getByRole('switch', { name: /^Abandoned cart/ })).toBeDisabled();
  await expect.element(screen.getByRole('switch', { name: /^Low stock/ })).toBeEnabled();
});
