import { expect, it, vi } from 'vitest';
import { createForm } from './create-form.ts';
import type { FormDefinition, FormField } from './form-definition.ts';
import type { FormOptions } from './form-options.ts';
import type { FormResponse, Send } from './submission/send.ts';

const form: FormDefinition = {
  id: 'form-1',
  fields: [
    { id: 'mail', type: 'email', title: 'Email', required: true },
    { id: 'text', type: 'text', title: 'Text' },
    { id: 'head', type: 'section', title: 'Heading' },
  ],
  submitButtonText: 'Send',
};

const place = {
  collectionId: 'c',
  objectName: 'o',
  isOverlayForm: false,
  pageTitle: 'Contact',
  pageId: 'p',
  contentSource: 'c',
  pagePath: '/contact',
  pagePermissionTypeValue: null,
} as const;

const create = (more: Partial<FormOptions> = {}, definition = form) =>
  createForm(definition, {
    send: () => Promise.resolve({ status: 200, data: { key: 'k' } }),
    place,
    ...more,
  });

it('notifies only the listeners of a changed field, and not for an equal value', () => {
  const engine = create();
  const mail = vi.fn<() => void>();
  const text = vi.fn<() => void>();
  engine.subscribeField('mail', mail);
  const stop = engine.subscribeField('text', text);
  engine.setValue('text', 'a');
  engine.setValue('text', 'a');
  expect([mail.mock.calls.length, text.mock.calls.length]).toEqual([0, 1]);
  stop();
  engine.setValue('text', 'b');
  expect(text).toHaveBeenCalledTimes(1);
  expect(engine.getField('text').value).toBe('b');
});

it('removes an error only after the value becomes valid, and does not restore it before submit', async () => {
  const engine = create();
  await engine.submit();
  expect(engine.getField('mail').error).toBe('This field is required.');
  engine.setValue('mail', 'nobody');
  expect(engine.getField('mail').error).toContain('Email is not valid');
  engine.setValue('mail', 'a@example.com');
  expect(engine.getField('mail').error).toBeUndefined();
  engine.setValue('mail', 'nobody');
  expect(engine.getField('mail').error).toBeUndefined();
});

it.each([
  [429, { errors: { mail: 'We know this one.' } }, 'failed'],
  [500, { error: 'Out of order', errors: { mail: 'We know this one.' } }, 'failed'],
  [400, { errors: { mail: 'We know this one.' } }, 'idle'],
  [400, { error: 'Look again.', errors: { mail: 'We know this one.' } }, 'idle'],
])(
  'clears the field error when its field changes, and a failure that has no other cause: %i %j',
  async (status, data, then) => {
    const send: Send = ({ name }) =>
      Promise.resolve(name === 'key' ? { status: 200, data: { key: 'k' } } : { status, data });
    const engine = create({ send, values: { mail: 'a@example.com' } });
    await engine.submit();
    expect(engine.getField('mail').error).toBe('We know this one.');
    engine.setValue('mail', 'b@example.com');
    expect(engine.getField('mail').error).toBeUndefined();
    expect(engine.getState().status).toBe(then);
  },
);

it('ignores a second submit while a submission is pending', async () => {
  let result: (value: FormResponse) => void = () => undefined;
  const send = vi.fn<Send>(() => new Promise<FormResponse>((resolve) => (result = resolve)));
  const engine = create({ send, values: { mail: 'a@example.com' } });
  const submitted = engine.submit();
  await engine.submit();
  expect(engine.getState().status).toBe('submitting');
  result({ status: 500, data: {} });
  await submitted;
  expect(send).toHaveBeenCalledTimes(1);
  expect(engine.getState().status).toBe('failed');
});

it('calls onSuccess once and then navigates to the redirect', async () => {
  const done: string[] = [];
  const engine = create(
    {
      values: { mail: 'a@example.com' },
      onSuccess: () => done.push('success'),
      navigate: (url) => done.push(url),
    },
    { ...form, successRedirect: '/thanks' },
  );
  await engine.submit();
  await engine.submit();
  expect(done).toEqual(['success', '/thanks']);
});

it('calls neither onSuccess nor listeners after destroy', async () => {
  const onSuccess = vi.fn<() => void>();
  const listener = vi.fn<() => void>();
  const engine = create({ values: { mail: 'a@example.com' }, onSuccess });
  engine.subscribe(listener);
  const submitted = engine.submit();
  engine.destroy();
  await submitted;
  expect(onSuccess).not.toHaveBeenCalled();
  expect(listener).toHaveBeenCalledTimes(1);
});

it('starts with the given values and failure', () => {
  const failure = { message: 'No', errors: { text: 'Not this' }, unplaced: [] };
  const engine = create({ values: { text: 'again' }, failure });
  expect(engine.getState()).toEqual({ status: 'failed', failure });
  expect(engine.getField('text')).toMatchObject({ value: 'again', error: 'Not this' });
});

it('initializes a hidden field from the query parameter, or with its own value (FORM-32, FORM-33)', () => {
  const hidden: FormField = { id: 'h', type: 'hidden', title: '', key: 'from', value: 'none' };
  const definition = { ...form, fields: [hidden] };
  const query = new URLSearchParams('from=mail');
  expect(create({ query }, definition).getField('h').value).toBe('mail');
  expect(create({}, definition).getField('h').value).toBe('none');
});

it('throws a RangeError for a section field or an unknown field', () => {
  expect(() => create().getField('head')).toThrow(RangeError);
  expect(() => create().setValue('gone', 'x')).toThrow(RangeError);
});

it('notifies one listener for one changed field among 1000 fields', async () => {
  const fields = Array.from({ length: 1000 }, (_, index): FormField => ({
    id: `f${index}`,
    type: 'text',
    title: 'Text',
  }));
  const engine = create(
    { send: () => Promise.resolve({ status: 400, data: { key: 'k', errors: { f7: 'No' } } }) },
    { ...form, fields },
  );
  let notified = 0;
  for (const { id } of fields) engine.subscribeField(id, () => (notified += 1));
  engine.setValue('f3', 'x');
  expect(notified).toBe(1);
});
