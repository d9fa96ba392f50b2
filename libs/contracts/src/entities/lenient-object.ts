import * as z from 'zod';

/** Reads a stored object leniently: an invalid member gets its default, and unknown members are ignored. */
export const lenientObject = <Shape extends z.ZodRawShape>(
  { shape }: z.ZodObject<Shape>,
  defaults: NoInfer<z.infer<z.ZodObject<Shape>>>,
): z.ZodType<z.infer<z.ZodObject<Shape>>> => {
  const members = Object.entries(shape).map(([name, schema]) => [
    name,
    (schema as unknown as z.ZodType).catch((defaults as Readonly<Record<string, unknown>>)[name]),
  ]);
  // Type-safe, because each member is read by its own schema.
  return z.object(Object.fromEntries(members)).catch(defaults as never) as never;
};
