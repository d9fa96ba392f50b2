import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parsePlainForm, validateSubmission } from './index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

it('says in the README what its first example comes to', () => {
  const form = {
    id: 'contact',
    submitButtonText: 'Send',
    fields: [
      { id: 'who', type: 'name', title: 'Your name' },
      { id: 'mail', type: 'email', title: 'Your e-mail', required: true },
    ],
  } as const;
  const [, body = ''] = /const body = '(.*)';/.exec(readme) ?? [];
  const result = validateSubmission(form, parsePlainForm(form, new URLSearchParams(body)));
  const [, ok, id, message] =
    /\/\/ → \{ ok: (\w+), errors: \{ (\w+): '(.*)' \} \}/.exec(readme) ?? [];
  expect(result).toEqual({ ok: ok === 'true', errors: { [id ?? '']: message } });
});
