import { expect, it } from 'vitest';
import { messages } from './messages.ts';

it('knows its own name', () => {
  expect(messages.name).toBe('messages');
});
