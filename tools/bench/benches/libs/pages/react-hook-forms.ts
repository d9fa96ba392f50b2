import { createElement as h, memo, useLayoutEffect } from 'react';
import {
  useController,
  useForm,
  type Control,
  type UseFormRegister,
  type UseFormReturn,
} from 'react-hook-form';
import { countRow, errorId, fieldIds, type FormSubject } from './form-subject.ts';

type Values = Record<string, string>;
type Api = UseFormReturn<Values>;

const options = (ids: readonly string[]) => ({
  defaultValues: Object.fromEntries(ids.map((id) => [id, 'x'])),
});
const submit = (api: Api) => api.handleSubmit(() => {})();
const errorOf = (id: string, isShown: boolean) =>
  isShown ? h('p', { id: errorId(id) }, 'Required') : null;

function RegisteredRow(props: {
  readonly id: string;
  readonly register: UseFormRegister<Values>;
  readonly isInvalid: boolean;
}) {
  const { id, register, isInvalid } = props;
  countRow();
  return h(
    'div',
    null,
    h('input', { id, ...register(id, { required: true }) }),
    errorOf(id, isInvalid),
  );
}

/** The first example of the documentation: `register` the inputs, read `formState.errors` in the form. */
export function createRegisteredForm(): FormSubject {
  let currentApi: Api;
  const setCurrentApi = (api: Api) => {
    currentApi = api;
  };
  function Form({ count }: { count: number }) {
    const ids = fieldIds(count);
    const api = useForm<Values>(options(ids));
    useLayoutEffect(() => setCurrentApi(api), [api]);
    const { register, formState } = api;
    return h(
      'form',
      null,
      ids.map((id) =>
        h(RegisteredRow, { key: id, id, register, isInvalid: id in formState.errors }),
      ),
    );
  }
  return { render: (count) => h(Form, { count }), submit: () => submit(currentApi) };
}

const ControlledRow = memo(function ControlledRow(props: {
  readonly id: string;
  readonly control: Control<Values>;
}) {
  const { id, control } = props;
  countRow();
  const { field, fieldState } = useController({ name: id, control, rules: { required: true } });
  return h('div', null, h('input', { id, ...field }), errorOf(id, fieldState.invalid));
});

/** A later example of the documentation: a `useController` in each row. */
export function createControlledForm(): FormSubject {
  let currentApi: Api;
  const setCurrentApi = (api: Api) => {
    currentApi = api;
  };
  function Form({ count }: { count: number }) {
    const ids = fieldIds(count);
    const api = useForm<Values>(options(ids));
    useLayoutEffect(() => setCurrentApi(api), [api]);
    const { control } = api;
    return h(
      'form',
      null,
      ids.map((id) => h(ControlledRow, { key: id, id, control })),
    );
  }
  return { render: (count) => h(Form, { count }), submit: () => submit(currentApi) };
}
