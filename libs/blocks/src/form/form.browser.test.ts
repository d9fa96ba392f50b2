import type { PublicForm } from '@sitewright/contracts/entities';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountBlock, removeBlocks, sampleRuntime } from '../testing/mount-block.ts';
import { sampleId } from '../testing/sample-view.tsx';
import { start as startNewsletter } from '../newsletter/island.ts';
import { newsletter } from '../newsletter/schema.ts';
import { start } from './island.ts';
import { form } from './schema.ts';

const formId = sampleId('contact');
const contact: PublicForm = {
  id: formId,
  name: 'Contact',
  fields: [{ id: 'mail', type: 'email', title: 'E-mail', required: true }],
  submitButtonText: 'Send',
  submissionMessage: 'Thank you.',
  successRedirect: '',
  captcha: false,
};
const data = { [`form:${formId}`]: contact };

/** A server that takes every submission and remembers what it was sent. */
function takeSubmissions() {
  const sent: [path: string, body: unknown][] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    sent.push([path as string, init?.body ? JSON.parse(init.body as string) : undefined]);
    return Response.json({ key: 'k', data: { key: 'k' }, status: 'success' });
  });
  return sent;
}

afterEach(() => {
  vi.restoreAllMocks();
  removeBlocks();
});

it.each([
  ['form', form, start],
  ['newsletter', newsletter, startNewsletter],
] as const)('sends the %s block without leaving the page', async (_name, block, begin) => {
  const sent = takeSubmissions();
  const { census } = sampleRuntime();
  const formRendered = vi.fn<(id: string) => Promise<void>>(async () => {});
  mountBlock({
    block,
    props: { formId },
    data,
    start: begin,
    runtime: { census: { ...census, formRendered } },
  });
  await page.getByLabelText(/^E-mail/).fill('jo@example.com');
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
});

it('initialises the form block of the page (BLOCK-09)', async () => {
  const { root } = mountBlock({ block: form, props: { formId }, data, start });
  expect(root.querySelector('form')?.noValidate).toBe(true);
});

it('initialises the newsletter block of the page (BLOCK-10)', async () => {
  const { root } = mountBlock({
    block: newsletter,
    props: { formId, title: 'News' },
    data,
    start: startNewsletter,
  });
  expect(root.querySelector('form')?.hasAttribute('data-newsletter')).toBe(true);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('This field is required.')).toBeVisible();
});

it('tells the server what stood in the trap', async () => {
  const sent = takeSubmissions();
  const { root } = mountBlock({ block: form, props: { formId }, data, start });
  root.querySelector<HTMLInputElement>('[data-trap]')!.value = 'https://spam.example';
  await page.getByLabelText(/^E-mail/).fill('jo@example.com');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.[1]).toMatchObject({ trap: 'https://spam.example' });
});
