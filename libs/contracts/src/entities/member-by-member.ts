import * as z from 'zod';

/** Reads a stored object as far as it is of a shape: a member of another shape has its default, what is none is left out. */
export const memberByMember = <Shape extends z.ZodRawShape>(
  { shape }: z.ZodObject<Shape>,
  defaults: NoInfer<z.infer<z.ZodObject<Shape>>>,
): z.ZodType<z.infer<z.ZodObject<Shape>>> => {
  const members = Object.entries(shape).map(([name, schema]) => [
    name,
    (schema as unknown as z.ZodType).catch((defaults as Readonly<Record<string, unknown>>)[name]),
  ]);
  // Each member keeps its type: it is its own schema that reads it.
  return z.object(Object.fromEntries(members)).catch(defaults as never) as never;
};
