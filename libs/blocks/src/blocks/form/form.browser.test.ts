import type { PublicForm } from '@sitewright/contracts/entities';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountBlock, removeBlocks, sampleRuntime } from '../../kit/testing/mount-block.ts';
import { sampleContext, sampleId } from '../../kit/testing/sample-view.tsx';
import { start as startPlainForm } from '../../kit/plain-form/island.ts';
import { newsletter } from '../newsletter/schema.ts';
import { visitorText } from '../../entries/texts/visitor-text.ts';
import { start } from './island.ts';
import type { CreateCaptcha } from './create-lazy-captcha.ts';
import { formSubmitted } from './form-events.ts';
import { form } from './schema.ts';

const formId = sampleId('contact');
const contact: PublicForm = {
  id: formId,
  name: 'Contact',
  fields: [{ id: 'mail', type: 'email', title: 'Email', required: true }],
  submitButtonText: 'Send',
  submissionMessage: 'Thank you.',
  successRedirect: '',
  captcha: false,
};
const data = { [`form:${formId}`]: contact };

/** A server that accepts every submission and records it. */
function takeSubmissions() {
  const sent: [path: string, body: unknown][] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    expect(new Headers(init?.headers).get('x-form-id')).toBe(formId);
    sent.push([path as string, init?.body ? JSON.parse(init.body as string) : undefined]);
    return Response.json({ key: 'k', data: { key: 'k' }, status: 'success' });
  });
  return sent;
}

afterEach(() => {
  vi.restoreAllMocks();
  removeBlocks();
});

it('blurs a number field on wheel and adds a date picker until stopped', async () => {
  const fields: PublicForm['fields'] = [
    { id: 'guests', type: 'number', title: 'Guests' },
    { id: 'day', type: 'date', title: 'Day' },
  ];
  const { island, stop } = mountBlock({
    block: form,
    props: { formId },
    data: { [`form:${formId}`]: { ...contact, fields } },
    start,
  });
  const guests = page.getByLabelText('Guests').element() as HTMLInputElement;
  guests.focus();
  guests.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
  expect(document.activeElement).not.toBe(guests);
  expect(island.querySelectorAll('.date-picker')).toHaveLength(1);
  stop();
  expect(island.querySelectorAll('.date-picker')).toHaveLength(0);
});

it('shows validation errors and captcha messages in the page locale', async () => {
  const asking = { [`form:${formId}`]: { ...contact, captcha: true } };
  const messages: unknown[] = [];
  const createCaptcha: CreateCaptcha = ({ texts }) => {
    messages.push(texts?.working);
    return { pass: async () => undefined, reset: () => {} };
  };
  mountBlock({
    block: form,
    props: { formId },
    data: asking,
    start,
    page: { locale: 'de', text: visitorText('de') },
    runtime: { loadCaptcha: async () => createCaptcha },
  });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('Dieses Feld ist erforderlich.')).toBeVisible();
  await page.getByLabelText(/^Email/).fill('jo');
  await expect
    .element(
      page.getByText('Die E-Mail-Adresse ist ungültig. Sie sollte aussehen wie name@example.com.'),
    )
    .toBeVisible();
  await expect.poll(() => messages).toStrictEqual(['Spam-Prüfung läuft: nichts zu lösen.']);
});

it.each([
  ['form', form, start],
  ['newsletter', newsletter, startPlainForm],
] as const)(
  'submits the %s block without navigation and shows the submission message',
  async (_name, block, begin) => {
    const sent = takeSubmissions();
    const submitted = vi.fn<() => void>();
    const { census } = sampleRuntime();
    const formRendered = vi.fn<(id: string) => Promise<void>>(async () => {});
    const { root } = mountBlock({
      block,
      props: { formId },
      data,
      start: begin,
      runtime: { census: { ...census, formRendered } },
    });
    root.parentElement!.addEventListener(formSubmitted, submitted);
    await page.getByLabelText(/^Email/).fill('jo@example.com');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(page.getByText('Thank you.')).toBeVisible();
    expect(sent.map(([path]) => path)).toStrictEqual([
      '/api/form/FormSubmissionKey',
      '/api/form/SaveFormSubmission',
    ]);
    expect(sent[1]?.[1]).toMatchObject({
      formId,
      form: JSON.stringify({ mail: 'jo@example.com' }),
      pagePath: '/work',
      objectName: 'b1',
      trap: '',
    });
    expect(formRendered).toHaveBeenCalledExactlyOnceWith(formId);
    expect(submitted).toHaveBeenCalledOnce();
  },
);

it('restores the form on a timeout and retries with the same key', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), 200);
    return controller.signal;
  });
  const keys: unknown[] = [];
  let isLost = true;
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    if (path !== '/api/form/SaveFormSubmission')
      return Response.json({ key: `k${keys.length}`, data: { key: `k${keys.length}` } });
    keys.push((JSON.parse(init?.body as string) as { key: string }).key);
    if (!isLost) return Response.json({ status: 'success' });
    return new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });
  });
  mountBlock({ block: form, props: { formId }, data, start });
  const mail = page.getByLabelText(/^Email/);
  await mail.fill('jo@example.com');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText(/^Error processing form submission/)).toBeVisible();
  await expect.element(mail).toBeEnabled();
  await expect.element(mail).toHaveValue('jo@example.com');
  isLost = false;
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('Thank you.')).toBeVisible();
  expect(keys).toEqual(['k0', 'k0']);
});

describe('an e-mail address', () => {
  const send = async (email: string) => {
    await page.getByLabelText(/^Email/).fill(email);
    await page.getByRole('button', { name: 'Send' }).click();
  };
  const invalid = 'Email is not valid. Email addresses should follow the format name@example.com.';

  it('is validated before submission, with a domain ending of any length', async () => {
    const sent = takeSubmissions();
    mountBlock({ block: form, props: { formId }, data, start });
    for (const rejected of ['a,b@c.de', 'a;b@c.de', '<a@b.co>', 'u@a..co', 'u@[1.2.3.4]']) {
      await send(rejected);
      await expect.element(page.getByText(invalid)).toBeVisible();
    }
    expect(sent).toEqual([]);
    await send('info@müller-keramik.photography');
    await expect.element(page.getByText('Thank you.')).toBeVisible();
  });

  it('requires a domain ending of two to four letters when configured', async () => {
    const sent = takeSubmissions();
    const { websiteSettings } = sampleContext;
    const context = {
      ...sampleContext,
      websiteSettings: { ...websiteSettings, shortEmailEndings: true as const },
    };
    mountBlock({ block: form, props: { formId }, data, start, runtime: { context } });
    await send('ada@example.photography');
    await expect.element(page.getByText(invalid)).toBeVisible();
    expect(sent).toEqual([]);
    await send('ada@example.info');
    await expect.element(page.getByText('Thank you.')).toBeVisible();
  });
});

it('accepts a ZIP+4 code and rejects an incomplete one', async () => {
  const sent = takeSubmissions();
  const fields: PublicForm['fields'] = [{ id: 'home', type: 'address', title: 'Home' }];
  const asking = { [`form:${formId}`]: { ...contact, fields } };
  mountBlock({ block: form, props: { formId }, data: asking, start });
  await page.getByLabelText('Country').fill('United States');
  await page.getByLabelText('Zip').fill('04101-12');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('A US Zip has 5 digits.')).toBeVisible();
  await page.getByLabelText('Zip').fill(' 04101-1234 ');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('Thank you.')).toBeVisible();
  expect(sent).toHaveLength(2);
});

it('retries with the same key after a network error', async () => {
  const sent: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    if ((path as string).endsWith('Key')) return Response.json({ key: `k${sent.length}` });
    sent.push((JSON.parse(init?.body as string) as { key: string }).key);
    if (sent.length === 1) throw new TypeError('Failed to fetch');
    return Response.json({ status: 'success' });
  });
  mountBlock({ block: form, props: { formId }, data, start });
  await page.getByLabelText(/^Email/).fill('jo@example.com');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText(/^Error processing form submission/)).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('Thank you.')).toBeVisible();
  expect(sent).toEqual(['k0', 'k0']);
});

it.each([
  ['en', 'You are offline. Reconnect and try again.'],
  [
    'de',
    'Sie sind offline. Bitte stellen Sie die Verbindung wieder her und versuchen Sie es noch einmal.',
  ],
])('shows an offline message and submits once online again: %s', async (locale, text) => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const fetch = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  mountBlock({
    block: form,
    props: { formId },
    data,
    start,
    page: { locale, text: visitorText(locale) },
  });
  await page.getByLabelText(/^Email/).fill('ada@example.com');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText(text)).toBeVisible();
  fetch.mockResolvedValueOnce(Response.json({ key: 'k' }));
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => fetch.mock.calls.length).toBe(3);
  await expect.element(page.getByText(text)).toBeVisible();
  isOnline.mockReturnValue(true);
  takeSubmissions();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('Thank you.')).toBeVisible();
});

it('initializes the form block with native validation disabled (BLOCK-09)', async () => {
  const { root } = mountBlock({ block: form, props: { formId }, data, start });
  expect(root.querySelector('form')?.noValidate).toBe(true);
});

it('initializes the newsletter block with validation on submit (BLOCK-10)', async () => {
  const { root } = mountBlock({
    block: newsletter,
    props: { formId, title: 'News' },
    data,
    start: startPlainForm,
  });
  expect(root.querySelector('form')?.hasAttribute('data-newsletter')).toBe(true);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('This field is required.')).toBeVisible();
});

it('sends the value of the honeypot field to the server', async () => {
  const sent = takeSubmissions();
  const { root } = mountBlock({ block: form, props: { formId }, data, start });
  root.querySelector<HTMLInputElement>('[data-trap]')!.value = 'https://spam.example';
  await page.getByLabelText(/^Email/).fill('jo@example.com');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.[1]).toMatchObject({ trap: 'https://spam.example' });
});

describe.each([
  ['form', form, start],
  ['newsletter', newsletter, startPlainForm],
] as const)('a captcha of the %s block', (_name, block, begin) => {
  const asking = { [`form:${formId}`]: { ...contact, captcha: true } };
  const mount = (loadCaptcha: () => Promise<CreateCaptcha>, shown = asking) =>
    mountBlock({ block, props: { formId }, data: shown, start: begin, runtime: { loadCaptcha } });

  /** A captcha that returns a fixed key. */
  const loader = () => {
    const create = vi.fn<CreateCaptcha>(({ status }) => {
      status.textContent = 'Working.';
      return { pass: async () => 'proof', reset: () => {} };
    });
    return { create, load: vi.fn<() => Promise<CreateCaptcha>>(async () => create) };
  };

  it('is loaded on first interaction only and reports its status in a live region', async () => {
    const { create, load } = loader();
    mount(load);
    expect(load).not.toHaveBeenCalled();
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Spam check in your browser: nothing to solve.');
    await page.getByLabelText(/^Email/).click();
    page.getByRole('button', { name: 'Send' }).element().focus();
    await expect.element(page.getByRole('status')).toHaveTextContent('Working.');
    expect(load).toHaveBeenCalledOnce();
    expect(create.mock.calls[0]?.[0].formId).toBe(formId);
  });

  it('is loaded on start when the form had focus before', async () => {
    const { load } = loader();
    const { island } = mountBlock({ block, props: { formId }, data: asking });
    await page.getByLabelText(/^Email/).click();
    const stop = begin(island, sampleRuntime({ loadCaptcha: load }));
    expect(load).toHaveBeenCalledOnce();
    stop();
  });

  it('is sent with the submission (FORM-37)', async () => {
    const sent = takeSubmissions();
    mount(loader().load);
    await page.getByLabelText(/^Email/).fill('jo@example.com');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(page.getByText('Thank you.')).toBeVisible();
    expect(sent.at(-1)?.[1]).toMatchObject({ captchaKey: 'proof' });
  });

  it('shows an error without submitting when its script fails to load, and retries on submit', async () => {
    const sent = takeSubmissions();
    const { create } = loader();
    const load = vi
      .fn<() => Promise<CreateCaptcha>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(create);
    mount(load);
    await page.getByLabelText(/^Email/).fill('jo@example.com');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect
      .element(page.getByText('Error processing form submission. Please reload and try again.'))
      .toBeVisible();
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.element(page.getByText('Thank you.')).toBeVisible();
  });

  it('is not loaded for a form without a captcha', async () => {
    const { load } = loader();
    mount(load, data);
    await page.getByLabelText(/^Email/).click();
    expect(page.getByRole('status').query()).toBeNull();
    expect(load).not.toHaveBeenCalled();
  });
});
