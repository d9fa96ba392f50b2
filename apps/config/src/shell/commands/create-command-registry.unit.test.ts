import { expect, it, vi } from 'vitest';
import type { Command } from './command.ts';
import { createCommandRegistry } from './create-command-registry.ts';

const command = (id: string, run = () => {}): Command => ({
  id,
  title: id,
  group: 'General',
  run,
});

it('lists commands until they are withdrawn', () => {
  const registry = createCommandRegistry();
  registry.offer('bar', [command('one'), command('two')]);
  registry.offer('panel', [command('three')]);
  registry.withdraw('bar');
  expect(registry.getState().map(({ id }) => id)).toEqual(['three']);
});

it('runs the latest registration of a command until it is withdrawn', () => {
  const registry = createCommandRegistry();
  const early = vi.fn<() => void>();
  const late = vi.fn<() => void>();
  registry.offer('page', [command('save', early)]);
  registry.offer('dialog', [command('save', late)]);
  expect(registry.run('save')).toBe(true);
  registry.withdraw('dialog');
  registry.run('save');
  expect([early.mock.calls.length, late.mock.calls.length]).toEqual([1, 1]);
  expect(registry.run('nothing')).toBe(false);
});

it('runs the current callback and does not notify listeners when only the callback changes', () => {
  const registry = createCommandRegistry();
  const listener = vi.fn<() => void>();
  const now = vi.fn<() => void>();
  registry.offer('page', [command('save')]);
  registry.subscribe(listener);
  registry.offer('page', [command('save', now)]);
  registry.run('save');
  expect(now).toHaveBeenCalledOnce();
  expect(listener).not.toHaveBeenCalled();
});
