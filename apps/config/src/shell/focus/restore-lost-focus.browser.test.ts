import { afterEach, beforeEach, expect, it } from 'vitest';
import { restoreLostFocus } from './restore-lost-focus.ts';

let end: () => void;
beforeEach(() => {
  end = restoreLostFocus(window);
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

const draw = (html: string) => document.body.insertAdjacentHTML('beforeend', html);
const get = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const focused = () => document.activeElement?.textContent;

it('moves focus to the heading of the nearest section when the focused element is removed', async () => {
  draw('<main><h1>Settings</h1><section><h2>Header</h2><button>Save</button></section></main>');
  get('button').focus();
  get('button').remove();
  await expect.poll(focused).toBe('Header');
});

it('prefers a focusable labeled region to a heading', async () => {
  draw(
    '<main><h1>Settings</h1><div tabindex="-1" aria-label="Bar"><i><button>A</button></i>bar</div></main>',
  );
  get('button').focus();
  get('i').remove();
  await expect.poll(focused).toBe('bar');
});

it.each([
  [0, 'Remove B'],
  [1, 'Remove C'],
  [2, 'Remove B'],
])(
  'moves focus from removed row %i to the same control of an adjacent row',
  async (row, expected) => {
    const rows = ['A', 'B', 'C'].map(
      (name) => `<li><button>Open ${name}</button><button>Remove ${name}</button></li>`,
    );
    draw(`<main><h1>Things</h1><ul>${rows.join('')}</ul></main>`);
    const [, remove] = document.querySelectorAll('li')[row]!.querySelectorAll('button');
    remove!.focus();
    document.querySelectorAll('li')[row]!.remove();
    await expect.poll(focused).toBe(expected);
  },
);

it('moves focus to the heading when the whole list is removed', async () => {
  draw('<main><h1>Things</h1><ul><li><button>Remove</button></li></ul></main>');
  get('button').focus();
  get('ul').remove();
  await expect.poll(focused).toBe('Things');
});

it('moves focus from a disabled control to the one next to it', async () => {
  draw(
    '<header><h1>Edit</h1><div><button id="undo">Undo</button><button>Redo</button></div></header>',
  );
  get('#undo').focus();
  get('#undo').setAttribute('disabled', '');
  await expect.poll(focused).toBe('Redo');
});

it('returns focus from a removed notification to the previously focused element', async () => {
  draw(
    `<main><h1>Pages</h1><button id="row">Visit</button></main>
    <section><ol data-sonner-toaster><li><button id="undo">Undo</button></li><li><button>Other</button></li></ol></section>`,
  );
  get('#row').focus();
  get('#undo').focus();
  get('#undo').parentElement!.remove();
  await expect.poll(focused).toBe('Visit');
});

it('waits for the next screen before moving focus', async () => {
  draw('<main><h1>Pages</h1><a href="#x">Visit</a></main>');
  get('a').focus();
  get('main').replaceChildren('Reading');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.activeElement).toBe(document.body);
  get('main').innerHTML = '<h1>Visit</h1>';
  await expect.poll(focused).toBe('Visit');
});

it('does not override focus set by others and does not move focus after a blur', async () => {
  draw('<main><h1>Pages</h1><button id="a">A</button><button id="b">B</button></main>');
  get('#a').focus();
  get('#a').remove();
  requestAnimationFrame(() => get('#b').focus());
  await expect.poll(focused).toBe('B');
  get('#b').blur();
  await new Promise((resolve) => setTimeout(resolve, 0));
  get('#b').remove();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.activeElement).toBe(document.body);
});
