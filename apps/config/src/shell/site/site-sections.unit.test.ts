import { expect, it } from 'vitest';
import { rankCommands } from '../commands/rank-commands.ts';
import { sectionsFor } from './site-sections.ts';

it('gives each section its own key and its own address', () => {
  const sections = sectionsFor(() => true).flatMap((group) => group.sections);
  for (const member of ['keys', 'to', 'label'] as const) {
    const values = sections.map((section) => section[member]);
    expect(values).toEqual([...new Set(values)]);
  }
});

it('finds both screens about email by each word for it', () => {
  const commands = sectionsFor(() => true)
    .flatMap((group) => group.sections)
    .map(({ label, keywords = '' }) => ({
      id: label,
      title: label,
      keywords,
      group: 'Go to' as const,
      run: () => {},
    }));
  for (const typed of ['mail', 'email', 'notification']) {
    const titles = rankCommands(commands, typed).map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Sent emails', 'Store emails']));
  }
});
