import { expect, it, vi } from 'vitest';
import type { Command } from './command.ts';
import { createCommandRegistry } from './create-command-registry.ts';

const command = (id: string, run = () => {}): Command => ({
  id,
  title: id,
  group: 'General',
  run,
});

it('offers commands until they are taken back', () => {
  const registry = createCommandRegistry();
  const withdraw = registry.register([command('one'), command('two')]);
  registry.register([command('three')]);
  withdraw();
  expect(registry.getState().map(({ id }) => id)).toEqual(['three']);
});

it('lets a later command of the same id take the place of the first for a while', () => {
  const registry = createCommandRegistry();
  const early = vi.fn<() => void>();
  const late = vi.fn<() => void>();
  registry.register([command('save', early)]);
  const withdraw = registry.register([command('save', late)]);
  expect(registry.run('save')).toBe(true);
  withdraw();
  registry.run('save');
  expect([early.mock.calls.length, late.mock.calls.length]).toEqual([1, 1]);
  expect(registry.run('nothing')).toBe(false);
});
