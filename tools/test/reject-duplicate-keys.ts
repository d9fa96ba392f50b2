import { afterEach } from 'vitest';

const { error } = console;
const duplicates: unknown[][] = [];

console.error = (...values: unknown[]) => {
  if (String(values[0]).includes('two children with the same key')) duplicates.push(values);
  error(...values);
};

/**
 * React draws children with the same key twice as soon as their list changes, and only logs it. A test that does not look
 * at the second copy would pass.
 */
afterEach(() => {
  const [duplicate] = duplicates.splice(0);
  if (duplicate !== undefined) throw new Error(duplicate.map(String).join(' '));
});
