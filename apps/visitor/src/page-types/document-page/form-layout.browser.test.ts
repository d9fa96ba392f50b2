import { blockIslands } from '@sitewright/blocks/client';
import { blockType } from '@sitewright/contracts/codes';
import type { PublicForm } from '@sitewright/contracts/entities';
import axe from 'axe-core';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountPage } from '../../testing/mount-page.ts';
import {
  sampleBlock,
  sampleDocument,
  samplePicture,
  sampleSection,
} from '../../testing/sample-page.ts';
import { sampleRuntime } from '../../testing/sample-runtime.ts';

const formId = 'e'.repeat(24);
const picture = samplePicture('c'.repeat(24));
const contact: PublicForm = {
  id: formId,
  name: 'Contact',
  fields: [
    ...['One', 'Two', 'Three', 'Four', 'Five'].map((title) => ({
      id: title,
      type: 'text' as const,
      title,
      required: true,
    })),
    { id: 'day', type: 'date', title: 'Which day?' },
    { id: 'kind', type: 'select', title: 'Kind', options: ['One', 'Two'] },
  ],
  submitButtonText: 'Send',
  submissionMessage: 'Thank you.',
  successRedirect: '',
  captcha: false,
};

const place = (column: number, row: number, width: number, height: number) => ({
  placement: { column, row, width, height },
});
const heading = (id: string, row: number) =>
  sampleBlock(blockType.HEADING, { text: id, level: '2' }, { id, ...place(1, row, 4, 2) });

/** A page with two headings and an image beside a form, and a heading below it. */
async function open(width = 1280) {
  await page.viewport(width, 900);
  const body = mountPage(
    {
      kind: 'page',
      document: sampleDocument(
        sampleSection([
          heading('upper', 1),
          heading('lower', 3),
          sampleBlock(
            blockType.IMAGE,
            { picture: { assetId: picture.id } },
            { id: 'photo', ...place(1, 5, 4, 8) },
          ),
          sampleBlock(blockType.FORM, { formId }, { id: 'form', ...place(6, 1, 7, 12) }),
          heading('below', 13),
        ]),
      ),
    },
    { data: { [`form:${formId}`]: contact, [`asset:${picture.id}`]: picture } },
  );
  const { start } = await blockIslands.form();
  const root = body.querySelector<HTMLElement>('[data-island="form"]')!;
  const end = start(root, sampleRuntime());
  const block = (id: string) => {
    const { top, height, bottom } = body
      .querySelector(`[data-block="${id}"]`)!
      .getBoundingClientRect();
    return { top, height, bottom };
  };
  return { body, root, end, block };
}

afterEach(() => document.body.replaceChildren());

it('does not move the headings and image beside a form when its errors appear', async () => {
  const { root, end, block } = await open();
  const before = ['upper', 'lower', 'photo'].map(block);
  const formBefore = block('form');
  const gap = block('below').top - formBefore.bottom;
  root.querySelector<HTMLElement>('button[type="submit"]')!.click();
  await expect.element(page.getByText('This field is required.').first()).toBeVisible();
  expect(['upper', 'lower', 'photo'].map(block)).toEqual(before);
  expect(block('form').height).toBeGreaterThan(formBefore.height + 50);
  expect(block('below').top - block('form').bottom).toBeCloseTo(gap, 0);
  end();
});

it('resets the grid rows of the section when the viewport becomes narrow', async () => {
  const { body, root, end } = await open();
  root.querySelector<HTMLElement>('button[type="submit"]')!.click();
  const grid = body.querySelector<HTMLElement>('.grid')!;
  expect(grid.style.gridTemplateRows).not.toBe('');
  await page.viewport(390, 900);
  await expect.poll(() => grid.style.gridTemplateRows).toBe('');
  end();
});

const day = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-field="day"]')!;
const part = (root: HTMLElement, name: string) =>
  day(root).querySelector<HTMLInputElement>(`[data-part="${name}"] input`)!;

it('fills in the date fields from the native date picker', async () => {
  const { root, end } = await open();
  const calendar = day(root).querySelector<HTMLInputElement>('input[type="date"]')!;
  const showPicker = vi.spyOn(calendar, 'showPicker').mockImplementation(() => {});
  const button = page.getByRole('button', { name: 'Choose a date' });
  for (const [name, value] of [
    ['Month', '2'],
    ['Day', '9'],
    ['Year', '2027'],
  ] as const)
    part(root, name).value = value;
  await button.click();
  expect(showPicker).toHaveBeenCalledOnce();
  expect(calendar.value).toBe('2027-02-09');

  calendar.value = '2027-12-24';
  calendar.dispatchEvent(new Event('change', { bubbles: true }));
  expect(['Month', 'Day', 'Year'].map((name) => part(root, name).value)).toEqual([
    '12',
    '24',
    '2027',
  ]);
  expect(new FormData(root.querySelector('form')!).getAll('day')).toEqual([]);
  end();
  expect(day(root).querySelector('.date-picker')).toBeNull();
});

it('focuses the first date field when the native date picker cannot be opened', async () => {
  const { root, end } = await open();
  const calendar = day(root).querySelector<HTMLInputElement>('input[type="date"]')!;
  vi.spyOn(calendar, 'showPicker').mockImplementation(() => {
    throw new DOMException('Not here.', 'SecurityError');
  });
  await page.getByRole('button', { name: 'Choose a date' }).click();
  expect(document.activeElement).toBe(part(root, 'Month'));
  end();
});

it.each(['ltr', 'rtl'])(
  'fits the date fields and picker button into 320 pixels (%s)',
  async (dir) => {
    const { root, end } = await open(320);
    document.documentElement.dir = dir;
    const { left, right } = root.getBoundingClientRect();
    for (const control of day(root).querySelectorAll('input:not([type="date"]), button')) {
      const box = control.getBoundingClientRect();
      expect(box.left).toBeGreaterThanOrEqual(left - 1);
      expect(box.right).toBeLessThanOrEqual(right + 1);
      expect(box.width).toBeGreaterThanOrEqual(44);
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    expect((await axe.run(day(root))).violations).toEqual([]);
    document.documentElement.removeAttribute('dir');
    end();
  },
);
