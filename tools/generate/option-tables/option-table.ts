import type { DocumentedOption } from './read-options.ts';

const cell = (text: string) => text.replaceAll('|', '\\|');
const inBackticks = /^`[^`]*`$/;
/** Values are formatted as code, sentences are not. */
const isValue = /^(?:-?\d[\d.,_]*|true|false|'[^']*'|\[.*\]|\{.*\})$/;

const formatFallback = (fallback: string) =>
  isValue.test(fallback) && !inBackticks.test(fallback) ? `\`${fallback}\`` : fallback;

/** A Markdown table of options, aligned as the formatter does it. */
export function optionTable(options: readonly DocumentedOption[]): string {
  const rows = [
    ['option', 'default', 'what it is'],
    ...options.map(({ name, fallback, meaning }) => [
      `\`${name}\``,
      cell(formatFallback(fallback)),
      cell(meaning),
    ]),
  ];
  const widths = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [head, widths.map((width) => '-'.repeat(width)), ...body].map(line).join('\n');
}
