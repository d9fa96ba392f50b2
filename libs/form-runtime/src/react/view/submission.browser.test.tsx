import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FormDefinition } from '../../form-definition.ts';
import type { FormResponse, Send } from '../../submission/send.ts';
import { adapters } from '../../testing/adapters.tsx';
import type { MountOptions } from '../../testing/adapters.tsx';
import { createFakeServer } from '../../testing/fake-server.ts';

const contact: FormDefinition = {
  id: 'form-1',
  fields: [
    { id: 'name', type: 'text', title: 'Name', required: true },
    { id: 'mail', type: 'email', title: 'Email', required: true },
    { id: 'text', type: 'textarea', title: 'Message' },
  ],
  submitButtonText: 'Send it',
  submissionMessage: 'Thank you!',
  postSubmitHtml: '<p>We write <b>back</b>.</p>',
};

/** A field by its title, required or not. */
const field = (title: string) => page.getByLabelText(new RegExp(`^${title}`));
const button = () => page.getByRole('button');
const fill = async () => {
  await field('Name').fill('Ada');
  await field('Email').fill('ada@example.com');
};

describe.each(adapters)('$adapter', ({ mount }) => {
  const open = (options: Partial<MountOptions> & Pick<MountOptions, 'send'>) =>
    mount({ form: contact, ...options });

  describe('while submitting', () => {
    const submit = async () => {
      let result: (value: FormResponse) => void = () => undefined;
      const server = createFakeServer(new Promise((resolve) => (result = resolve)));
      const form = await open(server);
      await fill();
      await button().click();
      await expect.poll(() => server.calls.length).toBe(2);
      return { form, server, answer: result };
    };

    it('disables the inputs and the button, and ignores a second submit (FORM-42)', async () => {
      const { form, server, answer: response } = await submit();
      for (const name of ['Name', 'Email', 'Message']) {
        await expect.element(field(name)).toBeDisabled();
      }
      await expect.element(button()).toBeDisabled();
      form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
      response({ status: 500, data: {} });
      await expect.element(button()).toBeEnabled();
      expect(server.calls).toHaveLength(2);
    });

    it("shows 'Submitting…' on the button (FORM-43)", async () => {
      await submit();
      await expect.element(button()).toHaveTextContent('Submitting…');
    });

    it('enables the controls and restores the button text after a failure (FORM-47)', async () => {
      const { answer: response } = await submit();
      response({ status: 500, data: {} });
      await expect.element(button()).toHaveTextContent('Send it');
      await expect.element(button()).toBeEnabled();
      await expect.element(field('Name')).toBeEnabled();
    });
  });

  describe('on success', () => {
    it('navigates to the success redirect (FORM-44)', async () => {
      const navigate = vi.fn<(url: string) => void>();
      const form = { ...contact, successRedirect: '/thanks' };
      await open({ ...createFakeServer(), form, navigate });
      await fill();
      await button().click();
      await expect.poll(() => navigate.mock.calls).toEqual([['/thanks']]);
      expect(page.getByText('Thank you!').query()).toBeNull();
    });

    it('replaces the form with the submission message and the post-submit HTML (FORM-45)', async () => {
      await open(createFakeServer());
      await fill();
      await button().click();
      await expect.element(page.getByText('Thank you!')).toBeVisible();
      await expect.element(page.getByText('back')).toBeVisible();
      expect(document.querySelector('b')?.textContent).toBe('back');
      expect(button().query()).toBeNull();
      expect(document.querySelector('form')?.checkVisibility() ?? false).toBe(false);
    });

    it('moves focus to the success message (FORM-46)', async () => {
      await open(createFakeServer());
      await fill();
      await button().click();
      await expect.poll(() => document.activeElement?.textContent).toContain('Thank you!');
    });
  });

  describe('on failure', () => {
    it('shows the error and preserves the entered values (FORM-48)', async () => {
      await open(createFakeServer({ status: 409, data: { error: 'We are closed.' } }));
      await fill();
      await field('Message').fill('Hello');
      await button().click();
      await expect.element(page.getByText('We are closed.')).toBeVisible();
      await expect.element(field('Name')).toHaveValue('Ada');
      await expect.element(field('Message')).toHaveValue('Hello');
    });

    it('resets the captcha (FORM-49)', async () => {
      const reset = vi.fn<() => void>();
      const captcha = { pass: () => Promise.resolve('passed'), reset };
      const server = createFakeServer({ status: 500, data: {} });
      await open({ ...server, form: { ...contact, captcha: true }, captcha });
      await fill();
      await button().click();
      await expect.poll(() => reset.mock.calls.length).toBe(1);
    });

    it('focuses the first invalid field, describes it by its error, and shows an alert (FORM-50)', async () => {
      await open(createFakeServer());
      await field('Name').fill('Ada');
      await button().click();
      const mail = field('Email');
      await expect.element(mail).toHaveFocus();
      await expect.element(mail).toHaveAttribute('aria-invalid', 'true');
      await expect.element(mail).toHaveAccessibleDescription('This field is required.');
      await expect.element(field('Name')).not.toHaveAttribute('aria-invalid');
      await expect
        .element(
          page
            .getByRole('alert')
            .getByText('One or more fields is invalid, please check your entries.'),
        )
        .toBeVisible();
    });

    it('describes each invalid field by its error, and shows only one sentence in the alert (FORM-50)', async () => {
      await open(createFakeServer());
      await button().click();
      await expect.element(field('Name')).toHaveFocus();
      await expect.element(field('Email')).toHaveAccessibleDescription('This field is required.');
      // By role, as screen readers find them: a visual-only element has none.
      const spoken = page.getByRole('alert').getByRole('paragraph').elements();
      expect(spoken.map(({ textContent }) => textContent)).toEqual([
        'One or more fields is invalid, please check your entries.',
      ]);
    });

    it('shows the errors of a 400 response at their fields, and other errors at the top (FORM-63, FORM-93)', async () => {
      const errors = { mail: 'We know this one.', gone: 'This was required once.' };
      const form = await open(createFakeServer({ status: 400, data: { errors } }));
      await fill();
      await button().click();
      await expect.element(field('Email')).toHaveAccessibleDescription('We know this one.');
      const row = field('Email').element().closest('[data-field]');
      expect(row?.textContent).toContain('We know this one.');
      await expect
        .element(page.getByRole('alert').getByText('This was required once.'))
        .toBeVisible();
      expect(form.firstElementChild?.textContent).toContain('This was required once.');
    });

    it("shows 'Please scroll down to review.' above the fields and 'Please scroll up to review.' below (FORM-84, FORM-85)", async () => {
      const form = await open(createFakeServer());
      await button().click();
      const above = page.getByText(
        'Your form has encountered a problem. Please scroll down to review.',
      );
      const below = page.getByText(
        'Your form has encountered a problem. Please scroll up to review.',
      );
      await expect.element(above).toBeVisible();
      await expect.element(below).toBeVisible();
      const top = (element: Element) => element.getBoundingClientRect().top;
      const rows = [...form.querySelectorAll('[data-field]')];
      expect(rows.every((row) => top(row) > top(above.element()))).toBe(true);
      expect(rows.every((row) => top(row) < top(below.element()))).toBe(true);
    });

    it('does not show a message above a newsletter form (FORM-86)', async () => {
      await open({ ...createFakeServer(), isNewsletter: true });
      await button().click();
      await expect.element(page.getByText(/scroll up to review/)).toBeVisible();
      expect(page.getByText(/scroll down to review/).query()).toBeNull();
    });

    it('removes an error when its field is corrected, and the form messages with the last error', async () => {
      await open(createFakeServer());
      await button().click();
      const name = field('Name');
      await expect.element(name).toHaveAttribute('aria-invalid', 'true');
      await userEvent.type(name, 'A');
      await expect.element(name).not.toHaveAttribute('aria-invalid');
      await expect.element(page.getByText(/scroll down to review/)).toBeVisible();
      await field('Email').fill('ada@example.com');
      await expect.poll(() => page.getByText(/scroll (down|up) to review/).query()).toBeNull();
      expect(page.getByText(/One or more fields is invalid/).query()).toBeNull();
      await fill();
      await button().click();
      await expect.element(page.getByText('Thank you!')).toBeVisible();
    });
  });

  it('keeps the error of an unknown field when a field error is corrected', async () => {
    const errors = { mail: 'We know this one.', gone: 'This was required once.' };
    await open(createFakeServer({ status: 400, data: { errors } }));
    await fill();
    await button().click();
    await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true');
    await field('Email').fill('byron@example.com');
    await expect.element(field('Email')).not.toHaveAttribute('aria-invalid');
    await expect.element(page.getByText('This was required once.')).toBeVisible();
  });

  it('keeps a form error when a field changes', async () => {
    await open(createFakeServer({ status: 409, data: { error: 'We are closed.' } }));
    await fill();
    await button().click();
    await expect.element(page.getByText('We are closed.')).toBeVisible();
    await field('Name').fill('Byron');
    await expect.element(page.getByText('We are closed.')).toBeVisible();
  });

  it('returns focus to the button if the error is not about a field', async () => {
    await open(createFakeServer({ status: 500, data: {} }));
    await fill();
    await button().click();
    await expect.element(page.getByText(/Unable to send form/)).toBeVisible();
    await expect.element(button()).toHaveFocus();
  });

  it('keeps the form error of a 429 response when the field with an error is corrected', async () => {
    const errors = { mail: 'We know this one.' };
    await open(createFakeServer({ status: 429, data: { errors } }));
    await fill();
    await button().click();
    await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true');
    await field('Email').fill('byron@example.com');
    await expect.element(field('Email')).not.toHaveAttribute('aria-invalid');
    await expect.element(page.getByText(/rate limit exceeded/)).toBeVisible();
  });

  it('shows an error when offline, preserves values and focus, and submits once online', async () => {
    const server = createFakeServer();
    let isOnline = false;
    const send: Send = (call) =>
      isOnline ? server.send(call) : Promise.reject(new TypeError('Failed to fetch'));
    await open({ send });
    await fill();
    await button().click();
    await expect
      .element(page.getByRole('alert').getByText(/^Could not get a form submission key/))
      .toBeVisible();
    await expect.element(button()).toHaveFocus();
    await expect.element(field('Email')).toHaveValue('ada@example.com');
    isOnline = true;
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Thank you!')).toBeVisible();
    expect(server.submitted()).toMatchObject({ name: 'Ada', mail: 'ada@example.com' });
  });

  it('submits once when Enter is pressed several times in a text input', async () => {
    const server = createFakeServer();
    await open(server);
    await fill();
    await userEvent.type(field('Name'), '{Enter}{Enter}{Enter}');
    await expect.element(page.getByText('Thank you!')).toBeVisible();
    expect(server.submitted()).toMatchObject({ name: 'Ada' });
    expect(server.calls.map(({ name }) => name)).toEqual(['key', 'submission']);
  });

  it('submits once on a double click', async () => {
    const server = createFakeServer();
    await open(server);
    await fill();
    await userEvent.dblClick(button());
    await expect.element(page.getByText('Thank you!')).toBeVisible();
    expect(server.calls.map(({ name }) => name)).toEqual(['key', 'submission']);
  });

  it('sets the accessible description of a field to its description and its error', async () => {
    const fields = [{ ...contact.fields[1]!, description: 'For our answer.' }];
    await open({ ...createFakeServer(), form: { ...contact, fields } });
    await button().click();
    await expect
      .element(field('Email'))
      .toHaveAccessibleDescription('For our answer. This field is required.');
  });

  it('sets the accessible description of each part to the description and the error of the field', async () => {
    const name = { id: 'n', type: 'name', title: 'You', required: true } as const;
    const fields = [{ ...name, description: 'As you are called.' }];
    await open({ ...createFakeServer(), form: { ...contact, fields } });
    await field('First name').fill('Ada');
    await button().click();
    for (const part of ['First name', 'Last name'])
      await expect
        .element(field(part))
        .toHaveAccessibleDescription('As you are called. This field is required.');
    await field('Last name').fill('Lovelace');
    await expect.element(field('Last name')).toHaveAccessibleDescription('As you are called.');
  });

  it("sends nothing and shows 'Complete CAPTCHA before submitting.' if the captcha is not passed (FORM-51)", async () => {
    const server = createFakeServer();
    const captcha = { pass: () => Promise.resolve(undefined), reset: () => undefined };
    await open({ ...server, form: { ...contact, captcha: true }, captcha });
    await fill();
    await button().click();
    await expect.element(page.getByText('Complete CAPTCHA before submitting.')).toBeVisible();
    expect(server.calls).toEqual([]);
  });

  it.each([
    [
      'Error processing form submission. Please reload and try again.',
      'the call fails',
      createFakeServer(new Error('offline')),
      'FORM-80',
    ],
    [
      'Error processing form submission. Please reload and try again.',
      'the answer cannot be read',
      createFakeServer({ status: 200, data: undefined }),
      'FORM-80',
    ],
    [
      'Unknown error, please try again later.',
      'the failure carries no text',
      createFakeServer({ status: 400, data: {} }),
      'FORM-81',
    ],
    [
      'Could not get a form submission key, please try again later.',
      'the key call fails',
      createFakeServer(undefined, new Error('offline')),
      'FORM-82',
    ],
    [
      'Could not get a form submission key, please try again later.',
      'the answer has no key',
      createFakeServer(undefined, { status: 200, data: {} }),
      'FORM-82',
    ],
  ])("shows '%s' when %s ($3)", async (text, _when, server) => {
    await open(server);
    await fill();
    await button().click();
    await expect.element(page.getByText(text)).toBeVisible();
  });

  it('sends nothing for non-numeric text in a number input, and keeps the text', async () => {
    const server = createFakeServer();
    const fields = [{ id: 'n', type: 'number', title: 'Number' } as const];
    await open({ ...server, form: { ...contact, fields } });
    const input = page.getByLabelText('Number').element() as HTMLInputElement;
    input.focus();
    document.execCommand('insertText', false, '1e');
    await button().click();
    await expect.element(page.getByLabelText('Number')).toHaveFocus();
    expect(input.validity.badInput).toBe(true);
    expect(server.calls).toEqual([]);
  });

  describe('a textarea with a limit', () => {
    const limited: FormDefinition = {
      ...contact,
      fields: [{ id: 'text', type: 'textarea', title: 'Message', maxLength: 10 }],
    };
    const counter = () => page.getByText(/^\d+ \/ 10$/);

    it("shows the counter 'count / max' (FORM-66)", async () => {
      const form = await open({ ...createFakeServer(), form: limited });
      await expect.element(counter()).toHaveTextContent('0 / 10');
      expect(form.querySelector('[data-max-length="10"]')).not.toBeNull();
      await field('Message').fill('Hello');
      await expect.element(counter()).toHaveTextContent('5 / 10');
    });

    it('marks the counter as exceeded above max but not at max (FORM-67)', async () => {
      await open({ ...createFakeServer(), form: limited });
      await field('Message').fill('12345678901');
      await expect.element(counter()).toHaveAttribute('data-exceeded');
      await field('Message').fill('1234567890');
      await expect.element(counter()).not.toHaveAttribute('data-exceeded');
    });
  });
});
