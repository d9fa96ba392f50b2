import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { guardFormula, removeFormulaGuard } from './formula-guard.ts';

const anyText = fc.oneof(
  fc.string(),
  fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '＝', "'", ' ', 'a', '1', '.'),
  }),
);

it('leaves no text that a spreadsheet would run, and returns each text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const guarded = guardFormula(text);
      expect(removeFormulaGuard(guarded)).toBe(text);
      if (!/^-?\d+(?:\.\d+)?$/.test(guarded)) expect(guarded).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
    }),
    { seed: 18, numRuns: 2000 },
  );
});

it('leaves numbers and texts that begin with an apostrophe as they are', () => {
  for (const text of ['-5', '-0.50', '12', "'90s", "''"]) expect(guardFormula(text)).toBe(text);
});
