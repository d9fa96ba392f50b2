import { afterEach, expect, it } from 'vitest';
import '../../form.css';
import { toMarkup } from '../../testing/adapters.tsx';
import { createFakeServer } from '../../testing/fake-server.ts';

const newsletter = toMarkup({
  form: {
    id: 'news',
    fields: [{ id: 'mail', type: 'email', title: 'Email' }],
    submitButtonText: 'Sign up',
  },
  ...createFakeServer(),
  isNewsletter: true,
});

afterEach(() => document.body.replaceChildren());

const isSmallIn = (width: number) => {
  document.body.innerHTML = `<div style="width: ${width}px">${newsletter}</div>`;
  const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top;
  return (top('button') ?? 0) > (top('input[type=email]') ?? 0) + 10;
};

it.each([
  [200, true],
  [319, true],
  [320, false],
  [500, false],
])(
  'shows the button below the input in a container of %i pixels: %s (FORM-96)',
  (width, isSmall) => {
    expect(isSmallIn(width)).toBe(isSmall);
  },
);
