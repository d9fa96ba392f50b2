import * as z from 'zod';

/** Reads a stored object as far as it is of a shape: a member of another shape has its default, what is none is left out. */
export const memberByMember = <Shape extends z.ZodRawShape>(
  { shape }: z.ZodObject<Shape>,
  defaults: Readonly<Record<string, unknown>>,
) =>
  z
    .object(
      Object.fromEntries(
        Object.entries(shape).map(([name, schema]) => [
          name,
          (schema as z.ZodType).catch(defaults[name]),
        ]),
      ),
    )
    .catch(defaults);
