import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FieldKind, FormField } from '../../form-definition.ts';
import { adapters } from '../../testing/adapters.tsx';
import { createFakeServer } from '../../testing/fake-server.ts';

describe.each(adapters)('$adapter', ({ mount }) => {
  const mountField = async (type: FieldKind, more: Partial<FormField> = {}) => {
    const server = createFakeServer();
    const field: FormField = { id: 'f', type, title: 'My field', ...more };
    const form = await mount({
      form: { id: 'form-1', fields: [field], submitButtonText: 'Send' },
      send: server.send,
      query: new URLSearchParams('source=page'),
    });
    const collected = async () => {
      await page.getByRole('button', { name: 'Send' }).click();
      await expect.poll(() => server.calls.length).toBe(2);
      return server.submitted()['f'];
    };
    return { form, collected };
  };

  const control = () => page.getByLabelText('My field');

  it('renders text as a single-line input and collects it (FORM-12)', async () => {
    const { collected } = await mountField('text');
    await expect.element(control()).toHaveAttribute('type', 'text');
    await control().fill('a line');
    expect(await collected()).toBe('a line');
  });

  it('renders textarea as a multi-line input and collects it (FORM-13)', async () => {
    const { collected } = await mountField('textarea');
    expect(control().element()).toBeInstanceOf(HTMLTextAreaElement);
    await control().fill('two\nlines');
    expect(await collected()).toBe('two\nlines');
  });

  it('renders email as an email input and collects it (FORM-14)', async () => {
    const { collected } = await mountField('email');
    await expect.element(control()).toHaveAttribute('type', 'email');
    await control().fill('a@example.com');
    expect(await collected()).toBe('a@example.com');
  });

  it('renders number as a number input and collects it (FORM-15)', async () => {
    const { collected } = await mountField('number');
    await expect.element(control()).toHaveAttribute('type', 'number');
    await control().fill('12.5');
    expect(await collected()).toBe('12.5');
  });

  it('renders website as a URL input and collects it (FORM-16)', async () => {
    const { collected } = await mountField('website');
    await expect.element(control()).toHaveAttribute('type', 'url');
    await control().fill('https://example.com');
    expect(await collected()).toBe('https://example.com');
  });

  it('renders currency as an amount input with its symbol and collects it (FORM-17)', async () => {
    const { collected } = await mountField('currency', { currencySymbol: '€' });
    await expect.element(control()).toHaveAttribute('inputmode', 'decimal');
    await expect.element(page.getByText('€')).toBeVisible();
    await control().fill('12.50');
    expect(await collected()).toBe('12.50');
  });

  it('renders password as a masked input and collects it (FORM-18)', async () => {
    const { collected } = await mountField('password');
    await expect.element(control()).toHaveAttribute('type', 'password');
    await control().fill('secret');
    expect(await collected()).toBe('secret');
  });

  it('renders twitter as a text input and removes a leading @ (FORM-29)', async () => {
    const { collected } = await mountField('twitter');
    await expect.element(control()).toHaveAttribute('type', 'text');
    await control().fill('@sitewright');
    expect(await collected()).toBe('sitewright');
  });

  it('renders hidden as a hidden input without a label, and submits it (FORM-11)', async () => {
    const { form, collected } = await mountField('hidden', { key: 'source', value: 'none' });
    expect(form.querySelector('[name="fields[f]"]')).toHaveProperty('type', 'hidden');
    expect(page.getByText('My field').query()).toBeNull();
    expect(await collected()).toBe('page');
  });

  it.each([true, false])(
    'renders section as a heading with a description and optional line (%s), and collects nothing (FORM-19)',
    async (underline) => {
      const { form, collected } = await mountField('section', { description: 'Why', underline });
      await expect.element(page.getByRole('heading', { name: 'My field' })).toBeVisible();
      await expect.element(page.getByText('Why')).toBeVisible();
      expect(form.querySelector('hr') !== null).toBe(underline);
      expect(await collected()).toBeUndefined();
    },
  );

  it('collects every checked option of checkbox (FORM-08)', async () => {
    const { collected } = await mountField('checkbox', { options: ['Red', 'Green', 'Blue'] });
    await page.getByRole('checkbox', { name: 'Red' }).click();
    await page.getByRole('checkbox', { name: 'Green' }).click();
    await page.getByRole('checkbox', { name: 'Blue' }).click();
    await page.getByRole('checkbox', { name: 'Green' }).click();
    expect(await collected()).toEqual(['Red', 'Blue']);
  });

  it('collects the selected option of radio (FORM-09)', async () => {
    const { collected } = await mountField('radio', { options: ['Red', 'Green'] });
    await page.getByRole('radio', { name: 'Red' }).click();
    await page.getByRole('radio', { name: 'Green' }).click();
    await expect.element(page.getByRole('radio', { name: 'Red' })).not.toBeChecked();
    expect(await collected()).toBe('Green');
  });

  it('collects the selected option of select (FORM-10)', async () => {
    const { collected } = await mountField('select', { options: ['Red', 'Green'] });
    await userEvent.selectOptions(control(), 'Green');
    expect(await collected()).toBe('Green');
  });

  it('renders a row for each likert statement and collects a value for each (FORM-07)', async () => {
    const { collected } = await mountField('likert', { options: ['Fast', 'Cheap'] });
    const row = (name: string) => page.getByRole('group', { name, exact: true });
    await expect.element(row('Fast').getByRole('radio').nth(4)).toBeVisible();
    await row('Fast').getByRole('radio', { name: 'Strongly Agree' }).click();
    await row('Cheap').getByRole('radio', { name: 'Disagree', exact: true }).click();
    expect(await collected()).toEqual({ Fast: '2', Cheap: '-1' });
  });

  it.each([true, false])(
    'renders the Country of a phone only with showCountryCode: %s (FORM-30)',
    async (showCountryCode) => {
      const { collected } = await mountField('phone', { showCountryCode });
      expect(page.getByLabelText('Country').query() !== null).toBe(showCountryCode);
      await page.getByLabelText('Area code').fill('555');
      expect(await collected()).toMatchObject({ Country: '', Areacode: '555' });
    },
  );

  it('collects and trims each part of a name', async () => {
    const { collected } = await mountField('name');
    await userEvent.type(page.getByLabelText('First name'), 'Mary Ann ');
    await userEvent.type(page.getByLabelText('Last name'), 'de Vries');
    expect(await collected()).toEqual({ First: 'Mary Ann', Last: 'de Vries' });
  });
});
