import { describe, expect, it } from 'vitest';
import { consequencesOf } from './consequences.ts';

const created = (path: string) =>
  Object.entries(consequencesOf(path))
    .filter(([, isNeeded]) => isNeeded)
    .map(([part]) => part);

describe('consequencesOf', () => {
  it.each([
    ['apps/visitor/src/look/base.css', ['renderer']],
    ['apps/config/src/canvas/start-canvas.ts', ['canvas']],
    ['apps/config/src/features/pages/pages-screen.tsx', []],
    ['apps/api/src/features/items/read-item.ts', ['server']],
    ['apps/api/migrations/2027-01-01-0001-more.sql', ['server']],
    ['libs/blocks/src/blocks/quote/view.tsx', ['renderer', 'canvas', 'server']],
    ['libs/blocks/src/blocks/quote/quote.css', ['renderer', 'canvas']],
    ['libs/blocks/src/blocks/quote/editor.tsx', ['canvas']],
    ['libs/blocks/src/blocks/quote/quote.test.tsx', []],
    ['libs/blocks/dist/quote/view.js', []],
    ['libs/blocks/README.md', []],
  ])('returns the rebuilt parts for %s', (path, parts) => {
    expect(created(path)).toStrictEqual(parts);
  });
});
