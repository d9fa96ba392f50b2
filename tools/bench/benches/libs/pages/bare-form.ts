import { createElement as h, memo, useState } from 'react';
import { fieldIds, type FormSubject } from './form-subject.ts';

const Row = memo(function Row({ id }: { id: string }) {
  const [value, setValue] = useState('x');
  return h(
    'div',
    null,
    h('input', {
      id,
      value,
      onChange: (event: { target: { value: string } }) => setValue(event.target.value),
    }),
  );
});

/** A form of React alone with as many inputs: without validation or subscriptions. */
export const bareForm: Pick<FormSubject, 'render'> = {
  render: (count) =>
    h(
      'form',
      null,
      fieldIds(count).map((id) => h(Row, { key: id, id })),
    ),
};
