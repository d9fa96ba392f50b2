import type { Chapter, LibraryWidget, PageWidget, Proof, Target, Widget } from './widget.ts';

const cell = (text: string) => text.replaceAll('|', String.raw`\|`);
const code = (text: string) => `\`${text}\``;

/** Native elements, as browsers expose them. */
const nativeRoles: Readonly<Record<string, string>> = {
  DisclosureTriangle: 'disclosure (`summary`)',
  DisclosureTriangleGrouped: 'disclosure (`summary`)',
  Video: 'player (`video`)',
  Audio: 'player (`audio`)',
  Iframe: 'frame (`iframe`)',
  generic: 'live region (`aria-live`)',
};

const roleOf = (target: Target): string =>
  'role' in target ? code(target.role) : (nativeRoles[target.native] ?? code(target.native));

const keyOf = (press: string): string =>
  press
    .split('+')
    .map((key) => `<kbd>${key.replace(/^Arrow/, '')}</kbd>`)
    .join(' + ');

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : `${[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n')}\n\n`;

const statesText = (states: readonly (readonly [name: string, meaning: string])[]): string =>
  states.map(([name, meaning]) => `${code(name)}: ${meaning}`).join('<br>');

const provenBy = ({ file, test }: Proof): string =>
  `[${test.replace(/ \([A-Z0-9-, ]+\)$/, '')}](../../${file})`;

const partHeaders = ['role', 'accessible name', 'states and properties'] as const;
const keyHeaders = ['key', 'action'] as const;
const regionHeaders = ['live region', 'announcement'] as const;

function pageSection({ site, path, steps, onPhones = false }: PageWidget): string {
  const parts = steps.flatMap((step) =>
    'part' in step
      ? [
          [
            roleOf(step.part),
            step.nameSource,
            statesText(
              Object.entries(step.states ?? {}).map(
                ([name, [, meaning]]) => [name, meaning] as const,
              ),
            ),
          ],
        ]
      : [],
  );
  const keys = steps.flatMap((step) => ('press' in step ? [[keyOf(step.press), step.does]] : []));
  const announcements = steps.flatMap((step) =>
    'region' in step ? [[roleOf(step.region), step.announces]] : [],
  );
  const location = `Tested on ${code(path)} of the demo site ${code(site)}${onPhones ? ', in a narrow window' : ''}.`;
  return `${location}\n\n${table(partHeaders, parts)}${table(keyHeaders, keys)}${table(regionHeaders, announcements)}`;
}

function librarySection({ parts, keys, announcements = [] }: LibraryWidget): string {
  const proofHeader = 'proven by';
  return (
    table(
      [...partHeaders, proofHeader],
      parts.map(({ role, nameSource, states = {}, proof }) => [
        role,
        nameSource,
        statesText(Object.entries(states)),
        provenBy(proof),
      ]),
    ) +
    table(
      [...keyHeaders, proofHeader],
      keys.map(({ press, does, proof }) => [keyOf(press), does, provenBy(proof)]),
    ) +
    table(
      [...regionHeaders, proofHeader],
      announcements.map(({ role, announces, proof }) => [role, announces, provenBy(proof)]),
    )
  );
}

function section(row: Widget): string {
  const { widget, pattern, note } = row;
  const summary = [pattern && `Pattern: ${pattern}.`, note].filter(Boolean).join(' ');
  const body = 'steps' in row ? pageSection(row) : librarySection(row);
  return `### ${widget}\n\n${summary === '' ? '' : `${summary}\n\n`}${body}`;
}

const intro = `# Accessibility of the widgets

The roles, accessible names, states and keyboard interaction of the widgets on published pages. Patterns are those of the
ARIA Authoring Practices Guide. A state whose name does not begin with \`aria-\` is one that the browser exposes for a
native element. Built-in labels are in the language of the page. Unless stated otherwise, Enter and Space activate buttons,
and Enter activates links.

\`apps/e2e/src/accessibility.e2e.ts\` proves each row on the named page, in a browser and using only the keyboard. Rows of
widgets that no demo site contains link to the test that proves them.
`;

/** The text of \`docs/reference/accessibility.md\`, from the rows that the tests prove. */
export const accessibilityDocument = (chapters: readonly Chapter[]): string =>
  `${intro}\n${chapters
    .map(({ title, widgets }) => `## ${title}\n\n${widgets.map(section).join('')}`)
    .join('')
    .trimEnd()}\n`;
