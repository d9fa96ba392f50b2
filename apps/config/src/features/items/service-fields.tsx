import { answerFieldKinds, type FormField } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { Card } from '../../controls/card.tsx';
import { FieldList } from '../forms/field-list.tsx';

const path = 'product.formFields';

/** What the seller of a service needs to know: the fields that buyers fill in before they can check out. */
export function ServiceFields({
  fields,
  errors,
  onChange,
}: {
  readonly fields: readonly FormField[];
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (fields: FormField[]) => void;
}): ReactNode {
  const ownErrors = Object.fromEntries(
    Object.entries(errors)
      .filter(([name]) => name.startsWith(`${path}.`))
      .map(([name, error]) => [name.replace(path, 'fields'), error]),
  );
  return (
    <Card title="Questions for the customer">
      <p>
        Customers fill in these fields on the product page or in their cart. The answers are shown
        in the order.
      </p>
      {errors[path] !== undefined && <p role="alert">{errors[path]}</p>}
      <FieldList
        form={{ fields: [...fields] }}
        errors={ownErrors}
        kinds={answerFieldKinds}
        emptyText="There are no fields yet."
        onChange={({ fields: changed }) => onChange(changed)}
      />
    </Card>
  );
}
