import { answerFieldKinds, type FormField } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { Card } from '../../controls/card.tsx';
import { FieldList } from '../forms/field-list.tsx';
import { productText } from '../../texts/product-text.ts';

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
    <Card title={productText('products.questions')}>
      <p>{productText('products.questionsHelp')}</p>
      {errors[path] !== undefined && <p role="alert">{errors[path]}</p>}
      <FieldList
        form={{ fields: [...fields] }}
        errors={ownErrors}
        kinds={answerFieldKinds}
        emptyText={productText('products.noFields')}
        onChange={({ fields: changed }) => onChange(changed)}
      />
    </Card>
  );
}
