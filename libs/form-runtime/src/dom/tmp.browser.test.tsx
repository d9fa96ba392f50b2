import { it } from 'vitest';
import { render, cleanup } from 'vitest-browser-react';
import { place, toMarkup } from '../testing/adapters.tsx';
import { enhanceForm } from './enhance-form.ts';
import { createForm } from '../create-form.ts';
import { FormView } from '../react/view/form-view.tsx';
it('times', async () => {
  for (const n of [500, 1000, 2000, 4000]) {
    const form = {
      id: 'x',
      submitButtonText: 's',
      fields: Array.from({ length: n }, (_, i) => ({
        id: `f${i}`,
        type: 'text' as const,
        title: 'T',
        required: true,
      })),
    };
    const send = async () => ({ status: 200, data: {} });
    document.body.innerHTML = toMarkup({ form, send });
    const el = document.querySelector('form')!;
    const t = performance.now();
    const e = enhanceForm(el, { form, send, place });
    const mount = performance.now() - t;
    const input = el.querySelectorAll('input[type=text]')[n - 1] as HTMLInputElement;
    const k = performance.now();
    for (let i = 0; i < 100; i++) {
      input.value = 'x' + i;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    const key = (performance.now() - k) / 100;
    const s = performance.now();
    el.requestSubmit();
    await new Promise((r) => setTimeout(r));
    const sub = performance.now() - s;
    e.destroy();
    document.body.innerHTML = '';
    const engine = createForm(form, { send, place });
    const m = performance.now();
    await render(<FormView engine={engine} action="/x" />);
    const rm = performance.now() - m;
    await cleanup();
    console.log(
      n,
      'enhance',
      mount.toFixed(1),
      'ms; key',
      key.toFixed(3),
      'ms; invalid submit',
      sub.toFixed(1),
      'ms; react mount',
      rm.toFixed(1),
    );
  }
}, 60000);
