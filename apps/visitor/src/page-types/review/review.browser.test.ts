import type { MainView } from '@sitewright/contracts/entities';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountPage } from '../../testing/mount-page.ts';
import { sampleRuntime } from '../../testing/sample-runtime.ts';
import { start } from './island.ts';

const main: MainView = {
  kind: 'review',
  state: 'open',
  product: { title: 'Mug', variant: 'Sage' },
  author: 'Ada L.',
  action: '/reviews/token',
  photos: { count: 2, maxSize: '10 MB' },
};

let stop = () => {};
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function mount(respond: () => Promise<Response>) {
  const body = mountPage(main);
  const form = body.querySelector<HTMLFormElement>('[data-island="review"]')!;
  stop = start(form, sampleRuntime());
  const send = vi.spyOn(window, 'fetch').mockImplementation(respond);
  return { form, send };
}
const json = (status: number, body: object) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));
const chooseStars = (name: string) =>
  userEvent.click(page.getByRole('radio', { name }).element().closest('label')!);
const submit = () => userEvent.click(page.getByRole('button', { name: 'Submit review' }));

it('asks for a star rating before anything is sent (REVIEW-03)', async () => {
  const { send } = mount(() => json(200, {}));
  await submit();
  await expect.element(page.getByText('Please select a star rating')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: '1 star' })).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: '3 stars' })).toBeChecked();
});

it.each([
  ['the connection fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server fails', () => json(500, { error: 'Something went wrong' })],
  ['the response is no JSON', () => Promise.resolve(new Response('<html>', { status: 502 }))],
])('says to try again and keeps the entries when %s (REVIEW-06)', async (_, respond) => {
  const { form, send } = mount(respond);
  await chooseStars('4 stars');
  await page.getByLabelText('Review (optional)').fill('Holds tea.');
  const files = new DataTransfer();
  files.items.add(new File(['x'], 'mug.jpg', { type: 'image/jpeg' }));
  form.querySelector<HTMLInputElement>('[name="photos"]')!.files = files.files;
  await submit();
  await expect.element(page.getByText('Try submitting your review again')).toBeVisible();
  const sent = send.mock.calls[0]?.[1]?.body as FormData;
  expect([sent.get('rating'), sent.get('text'), sent.get('author')]).toEqual([
    '4',
    'Holds tea.',
    'Ada L.',
  ]);
  const unsent = new FormData(form);
  expect([unsent.get('rating'), unsent.get('text'), (unsent.get('photos') as File).name]).toEqual([
    '4',
    'Holds tea.',
    'mug.jpg',
  ]);
  await expect.element(page.getByRole('button', { name: 'Submit review' })).toBeEnabled();
});

it('shows the error of a field at the field, and too many photos before they are sent', async () => {
  const errors = { photos: 'The file mug.jpg is too large.' };
  const { form, send } = mount(() => json(400, { code: 'invalidRequest', errors }));
  await chooseStars('5 stars');
  await submit();
  await expect.element(page.getByText('The file mug.jpg is too large.')).toBeVisible();
  const photos = form.querySelector<HTMLInputElement>('[name="photos"]')!;
  expect(photos.getAttribute('aria-invalid')).toBe('true');
  const files = new DataTransfer();
  for (const name of ['1', '2', '3']) files.items.add(new File(['x'], `${name}.jpg`));
  photos.files = files.files;
  await submit();
  await expect.element(page.getByText('Please choose at most 2 photos.')).toBeVisible();
  expect(send).toHaveBeenCalledOnce();
});

it.each([
  ['pending', 'It appears in the store once it has been approved.'],
  ['published', 'It now appears in the store.'],
] as const)('tells the author of a review that is %s when it appears', async (state, sentence) => {
  mountPage({ ...main, state });
  await expect
    .element(page.getByRole('heading', { name: 'Thank you for your review' }))
    .toBeVisible();
  expect(document.querySelector('.notice p')?.textContent).toBe(sentence);
});
