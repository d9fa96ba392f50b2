import { expect, it } from 'vitest';
import { maskedEmail } from './masked-email.ts';

it.each([
  ['ada@example.com', 'a…@example.com'],
  ['é@example.com', 'é…@example.com'],
  ['"a@b"@example.com', '"…@example.com'],
  ['nobody', 'n…'],
])('masks %s as %s', (email, shown) => expect(maskedEmail(email)).toBe(shown));
