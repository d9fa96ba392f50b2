import { expectTypeOf } from 'vitest';
import type * as z from 'zod';
import { codeSchema } from './code-schema.ts';
import { defineCodes, type CodeNameOf, type CodeOf } from './define-codes.ts';

const shade = defineCodes('shade', { DARK: 1, LIGHT: 2 });

expectTypeOf<CodeOf<typeof shade>>().toEqualTypeOf<1 | 2>();
expectTypeOf<CodeNameOf<typeof shade>>().toEqualTypeOf<'DARK' | 'LIGHT'>();
expectTypeOf(shade.DARK).toEqualTypeOf<1>();

const schema = codeSchema(shade);
expectTypeOf<z.infer<typeof schema>>().toEqualTypeOf<1 | 2>();

// @ts-expect-error -- 3 is no shade
shade.nameOf(3);
// There is no such shade.
expectTypeOf(shade).not.toHaveProperty('GRAY');
// @ts-expect-error -- a family cannot be changed
shade.DARK = 2;
