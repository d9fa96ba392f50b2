import { expect, it } from 'vitest';
import { findUnsetValues, valuesInCode } from './find-unset-values.ts';

const code = valuesInCode(["const phase = 'rejected';", '<p data-tone="error" />']);

it('accepts values that the code contains', () => {
  const css =
    ".a[data-phase='rejected'] {} [data-tone=error] {} [data-is-open] {} [type='radio'] {}";
  expect(findUnsetValues(css, code)).toEqual([]);
});

it('finds a value that the code does not contain, and ignores comments', () => {
  const css = "/* [data-phase='idle'] */ .a[data-phase='refused'] {}";
  expect(findUnsetValues(css, code)).toEqual(["[data-phase='refused']"]);
});
