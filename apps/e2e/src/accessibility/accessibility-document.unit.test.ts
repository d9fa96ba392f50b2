import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accessibilityDocument } from './accessibility-document.ts';
import { chapters } from './chapters.ts';
import type { Chapter, LibraryWidget, Proof } from './widget.ts';

const root = join(import.meta.dirname, '../../../..');
const widgets = chapters.flatMap((chapter) => chapter.widgets);

const proofsOf = ({ parts, keys, announcements = [] }: LibraryWidget): Proof[] =>
  [...parts, ...keys, ...announcements].map(({ proof }) => proof);
const proofs = widgets.flatMap((widget) => ('steps' in widget ? [] : proofsOf(widget)));

/** A test title as it appears in the source. */
const callOf = (test: string) =>
  new RegExp(`\\b(?:it|test)\\('${test.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}',`);

describe('widgets without a demo page', () => {
  it.each(proofs)('are covered: $file has the test "$test"', ({ file, test }) => {
    expect(readFileSync(join(root, file), 'utf8')).toMatch(callOf(test));
  });
});

it('names each widget once', () => {
  const names = widgets.map(({ widget }) => widget);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

describe('accessibilityDocument', () => {
  const chapter: Chapter = {
    title: 'Text',
    widgets: [
      {
        widget: 'Fold',
        pattern: 'Disclosure',
        site: 'kitchen-sink',
        path: '/fold',
        inside: '.fold',
        steps: [
          {
            part: { role: 'button', name: 'More' },
            nameSource: 'its text | or an icon',
            states: { 'aria-expanded': ['false', 'whether it is open'] },
          },
          { press: 'Shift+ArrowUp', does: 'opens it', after: [] },
          { region: { role: 'status' }, text: 'Open', announces: 'that it is open' },
        ],
      },
    ],
  };

  it('lists roles, names, states, keys and live regions of each row', () => {
    const text = accessibilityDocument([chapter]);
    expect(text).toContain('## Text\n\n### Fold\n\nPattern: Disclosure.\n\nTested on `/fold`');
    expect(text).toContain(
      String.raw`| ${'`button`'} | its text \| or an icon | ${'`aria-expanded`'}: whether it is open |`,
    );
    expect(text).toContain('| <kbd>Shift</kbd> + <kbd>Up</kbd> | opens it |');
    expect(text).toContain('| `status` | that it is open |');
  });

  it('includes every name, key and message of all widgets', () => {
    const text = accessibilityDocument(chapters);
    const facts = widgets.flatMap((widget) =>
      'steps' in widget
        ? widget.steps.flatMap((step) =>
            'part' in step
              ? [step.nameSource]
              : 'press' in step
                ? [step.does]
                : 'region' in step
                  ? [step.announces]
                  : [],
          )
        : [
            ...widget.parts.map(({ nameSource }) => nameSource),
            ...widget.keys.map(({ does }) => does),
          ],
    );
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
  });
});
