import { collectingFields } from './collecting-fields.ts';
import { rulesOf } from './fields/field-kinds.ts';
import type { Control } from './fields/field-rules.ts';
import type { FormDefinition, FormField, FormValues } from './form-definition.ts';

/** The `name` attributes of a field in a plain HTML form, in reading order; none if it has no value. */
export const fieldNames = (field: FormField): readonly string[] =>
  rulesOf(field)
    .controls(field)
    .map(({ name }) => name);

/**
 * Converts the entries of a posted form (`new URLSearchParams(body)`, `new FormData(form)`) to the values that
 * `validateSubmission` accepts. Ignores entries of other names, and files.
 */
export function parsePlainForm(
  form: Pick<FormDefinition, 'fields'>,
  entries: Iterable<readonly [string, unknown]>,
): FormValues {
  const linesByName = new Map<string, string[]>();
  for (const [name, line] of entries) {
    if (typeof line !== 'string') continue;
    const lines = linesByName.get(name) ?? [];
    lines.push(line);
    linesByName.set(name, lines);
  }
  const readControl = ({ name, isList }: Control) => {
    const lines = linesByName.get(name) ?? [];
    return isList ? lines : lines[0];
  };
  const readField = (controls: readonly Control[]) =>
    controls[0]?.part === undefined
      ? controls.map(readControl)[0]
      : Object.fromEntries(controls.map((control) => [control.part, readControl(control)]));
  return Object.fromEntries(
    collectingFields(form).map((field) => {
      const rules = rulesOf(field);
      return [field.id, rules.parse(readField(rules.controls(field)), field)];
    }),
  );
}
