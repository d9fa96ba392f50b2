import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leaveNumberOnWheel } from './leave-number-on-wheel.ts';

const controller = new AbortController();

afterEach(() => {
  controller.abort();
  document.body.replaceChildren();
});

it('scrolls the page on wheel over a focused number field without changing its value', async () => {
  await page.viewport(600, 400);
  document.body.innerHTML = '<form><input type="number" value="5"></form><p style="height:3000px">';
  const form = document.querySelector('form')!;
  leaveNumberOnWheel(form, controller.signal);
  const field = form.querySelector('input')!;
  field.focus();
  await userEvent.wheel(field, { delta: { y: 100 } });
  await expect.poll(() => scrollY).toBeGreaterThan(0);
  expect(field.value).toBe('5');
});
