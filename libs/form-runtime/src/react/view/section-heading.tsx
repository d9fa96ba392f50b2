import type { FormField } from '../../form-definition.ts';

/** A heading among the fields. */
export function SectionHeading({
  field,
  level,
}: {
  readonly field: FormField;
  readonly level: 2 | 3 | 4;
}) {
  const Heading = `h${level}` as const;
  return (
    <div data-field={field.id} data-kind="section">
      <Heading>{field.title}</Heading>
      {field.description ? <p data-field-description="">{field.description}</p> : null}
      {field.underline ? <hr /> : null}
    </div>
  );
}
