import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { FieldKind, FormDefinition, FormField } from '../form-definition.ts';
import { parsePlainForm } from '../plain-form.ts';
import { fieldKinds } from '../fields/field-kinds.ts';
import { place, toMarkup } from '../testing/adapters.tsx';
import { createFakeServer } from '../testing/fake-server.ts';
import type { FormResponse } from '../submission/send.ts';
import { enhanceForm } from './enhance-form.ts';
import type { EnhanceFormOptions } from './enhance-form.ts';

afterEach(() => document.body.replaceChildren());

const definition = (...fields: FormField[]): FormDefinition => ({
  id: 'form-1',
  fields,
  submitButtonText: 'Send',
  submissionMessage: 'Thank you!',
});

const inBody = (html: string, target = document) => {
  target.body.innerHTML = html;
  const element = target.querySelector('form');
  if (!element) throw new Error('There is no form in the page');
  return element;
};

const open = (form: FormDefinition, options: Partial<EnhanceFormOptions> = {}) => {
  const server = createFakeServer();
  const element = inBody(toMarkup({ form, ...server }));
  const enhanced = enhanceForm(element, { form, send: server.send, place, ...options });
  return { element, enhanced, server };
};

const text: FormField = { id: 'a', type: 'text', title: 'Text' };
const send = () => page.getByRole('button', { name: 'Send' }).click();

it("shows 'Could not parse the form fields, please check your entries.' when reading a value throws (FORM-83)", async () => {
  const { element, server } = open(definition(text));
  Object.defineProperty(element.querySelector('[name="fields[a]"]'), 'value', {
    get: () => {
      throw new Error('a widget of the page broke it');
    },
  });
  await send();
  await expect
    .element(page.getByText('Could not parse the form fields, please check your entries.'))
    .toBeVisible();
  expect(server.calls).toEqual([]);
});

it('navigates the frame that contains the form to the success redirect (FORM-44)', async () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const inner = frame.contentDocument ?? document;
  const form = { ...definition(text), successRedirect: '/thanks?form=1' };
  const element = inBody(toMarkup({ form, ...createFakeServer() }), inner);
  enhanceForm(element, { form, ...createFakeServer(), place });
  element.requestSubmit();
  await expect.poll(() => frame.contentWindow?.location.pathname).toBe('/thanks');
});

it('does not navigate to a javascript: redirect', async () => {
  const ran: string[] = [];
  Object.assign(window, { ranByRedirect: () => ran.push('ran') });
  const form = { ...definition(text), successRedirect: 'javascript:ranByRedirect()' };
  const { server } = open(form);
  await send();
  await expect.poll(() => server.calls.length).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(ran).toEqual([]);
});

it('enhances custom markup that has only the rows and the control names', async () => {
  const form = definition({ ...text, required: true });
  const server = createFakeServer();
  const element = inBody(
    '<form><div data-field="a"><input name="fields[a]" aria-label="Text"></div><button>Send</button></form>',
  );
  enhanceForm(element, { form, send: server.send, place });
  await send();
  await expect
    .element(page.getByLabelText('Text'))
    .toHaveAccessibleDescription('This field is required.');
  await page.getByLabelText('Text').fill('mine');
  await send();
  await expect.element(page.getByText('Thank you!')).toBeVisible();
  expect(server.submitted()).toEqual({ a: 'mine' });
});

it('shows the initial failure and focuses the invalid field', async () => {
  const form = definition({ ...text, required: true });
  const failure = { message: 'Look again.', errors: { a: 'Not this' }, unplaced: [] };
  open(form, { failure });
  await expect.element(page.getByText('Look again.')).toBeVisible();
  await expect.element(page.getByLabelText(/^Text/)).toHaveAccessibleDescription('Not this');
  await expect.element(page.getByLabelText(/^Text/)).toHaveFocus();
});

it('preserves the description of a field while its error appears and disappears', async () => {
  const hint = 'As it is on the parcel.';
  open(definition({ ...text, required: true, description: hint }));
  const input = page.getByLabelText(/^Text/);
  await expect.element(input).toHaveAccessibleDescription(hint);
  for (const _ of [1, 2]) {
    // oxlint-disable no-await-in-loop -- one after the other
    await input.fill('');
    await send();
    await expect.element(input).toHaveAccessibleDescription(`${hint} This field is required.`);
    await input.fill('Ada');
    await expect.element(input).toHaveAccessibleDescription(hint);
    // oxlint-enable no-await-in-loop
  }
});

it('sets aria-invalid on a control only while it has an error', async () => {
  const { element } = open(definition({ ...text, required: true }));
  const control = element.querySelector<HTMLInputElement>('[name="fields[a]"]');
  await send();
  await expect.poll(() => control?.getAttribute('aria-invalid')).toBe('true');
  await page.getByRole('textbox').fill('an answer');
  await send();
  await expect.poll(() => control?.hasAttribute('aria-invalid')).toBe(false);
});

it('returns focus to the button after a failed submission', async () => {
  const result = Promise.withResolvers<FormResponse>();
  const { send: sendCall } = createFakeServer(result.promise);
  const { element } = open(definition(text), { send: sendCall });
  await send();
  await expect.poll(() => element.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(document.body);
  result.resolve({ status: 500, data: {} });
  await expect.poll(() => element.hasAttribute('aria-busy')).toBe(false);
  await expect.element(page.getByRole('button', { name: 'Send' })).toHaveFocus();
});

it('fills hidden fields from the query parameters', () => {
  const form = definition({ id: 'h', type: 'hidden', title: '', key: 'source', value: 'none' });
  const { element } = open(form, { query: new URLSearchParams('source=mail') });
  expect(element.querySelector('[name="fields[h]"]')).toHaveProperty('value', 'mail');
});

it('shows an error for non-numeric text in a number input and sends nothing', async () => {
  const { server } = open(definition({ id: 'n', type: 'number', title: 'Number' }));
  const input = page.getByLabelText('Number');
  (input.element() as HTMLInputElement).focus();
  document.execCommand('insertText', false, '1e');
  await send();
  await expect.element(input).toHaveAccessibleDescription('This is not a number.');
  expect(server.calls).toEqual([]);
});

it('generates unique error IDs for two instances of the same form on a page', async () => {
  const form = definition({ ...text, required: true });
  const markup =
    '<form><div data-field="a"><input name="fields[a]" aria-label="Text"></div><button>Send</button></form>';
  document.body.innerHTML = markup + markup;
  for (const element of document.forms) {
    enhanceForm(element, { form, ...createFakeServer(), place });
    element.requestSubmit();
  }
  await expect.poll(() => document.querySelectorAll('[aria-describedby]').length).toBe(2);
  const ids = [...document.querySelectorAll('[data-field-error]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  const described = [...document.querySelectorAll('[aria-describedby]')].map((input) =>
    input.getAttribute('aria-describedby'),
  );
  expect(described).toEqual(ids);
});

it('does not enable a control that was disabled before the submission', async () => {
  const { element } = open(definition({ ...text, required: true }, { ...text, id: 'b' }));
  const other = element.querySelector<HTMLInputElement>('[name="fields[b]"]');
  if (other) other.disabled = true;
  await send();
  await expect.element(page.getByRole('button')).toBeEnabled();
  expect(other?.disabled).toBe(true);
});

it('restores the inputs and the button markup when destroyed during a submission', async () => {
  const form = definition(text);
  const send = () => new Promise<never>(() => undefined);
  const { element, enhanced } = open(form, { send });
  const button = element.querySelector('button');
  if (button) button.innerHTML = '<b>Send</b> it';
  element.requestSubmit();
  await expect.element(page.getByRole('button')).toHaveTextContent('Submitting…');
  enhanced.destroy();
  await expect.element(page.getByRole('button')).toBeEnabled();
  expect(button?.innerHTML).toBe('<b>Send</b> it');
});

it('can be submitted again after a return from the success redirect through the back/forward cache', async () => {
  const form = { ...definition(text), successRedirect: '/thanks' };
  const left: string[] = [];
  const { server } = open(form, { navigate: (url) => left.push(url) });
  await send();
  await expect.poll(() => left).toHaveLength(1);
  await send();
  expect(server.calls).toHaveLength(2);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await send();
  await expect.poll(() => left).toHaveLength(2);
  expect(server.calls).toHaveLength(4);
});

it('returns undefined if the form element does not exist', () => {
  const missing = document.querySelector<HTMLFormElement>('#nowhere');
  expect(enhanceForm(missing, { form: definition(text), ...createFakeServer() })).toBeUndefined();
});

it('restores native validation and submission when destroyed', () => {
  const { element, enhanced, server } = open(definition(text));
  expect(element.noValidate).toBe(true);
  enhanced.destroy();
  expect(element.noValidate).toBe(false);
  const submit = new SubmitEvent('submit', { cancelable: true });
  element.addEventListener('submit', (event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  element.dispatchEvent(submit);
  expect(server.calls).toEqual([]);
});

describe('the form without JavaScript', () => {
  const kinds = Object.keys(fieldKinds) as FieldKind[];
  const form = definition(
    ...kinds.map((type): FormField => ({ id: type, type, title: type, options: ['One', 'Two'] })),
  );

  it('posts the values of every field kind under the expected names', () => {
    const element = inBody(toMarkup({ form, ...createFakeServer() }));
    expect(element.method).toBe('post');
    expect(new URL(element.action).pathname).toBe('/post');
    for (const control of element.querySelectorAll<HTMLInputElement>('input')) {
      if (control.matches('[type=radio], [type=checkbox]')) control.checked = true;
      else if (control.type === 'number') control.value = '7';
      else control.value = `in ${control.name}`;
    }
    const values = parsePlainForm(form, new FormData(element));
    expect(values).toMatchObject({
      text: 'in fields[text]',
      name: { First: 'in fields[name][First]', Last: 'in fields[name][Last]' },
      number: '7',
      checkbox: ['One', 'Two'],
      radio: 'Two',
      likert: { One: '2', Two: '2' },
    });
  });

  it('uses native validation for required fields', () => {
    const element = inBody(
      toMarkup({ form: definition({ ...text, required: true }), ...createFakeServer() }),
    );
    expect(element.noValidate).toBe(false);
    expect(element.checkValidity()).toBe(false);
  });
});
