import { useField, useForm } from '@sitewright/form-runtime/react';
import { createElement as h, memo, useLayoutEffect } from 'react';
import { countRow, errorId, fieldIds, type FormSubject } from './form-subject.ts';

type Engine = ReturnType<typeof useForm>;

const place = {
  collectionId: 'collection',
  objectName: 'section',
  isOverlayForm: false,
  pageTitle: 'Contact',
  pageId: 'page',
  contentSource: 'c',
  pagePath: '/contact',
  pagePermissionTypeValue: null,
} as const;

const Row = memo(function Row({ engine, id }: { engine: Engine; id: string }) {
  countRow();
  const { value, error } = useField(engine, id);
  return h(
    'div',
    null,
    h('input', {
      id,
      value: value as string,
      onChange: (event: { target: { value: string } }) => engine.setValue(id, event.target.value),
    }),
    error ? h('p', { id: errorId(id) }, error) : null,
  );
});

/** A form with `useForm` and a custom row component with `useField`. */
export function createOurForm(): FormSubject {
  let currentEngine: Engine;
  const setCurrentEngine = (engine: Engine) => {
    currentEngine = engine;
  };
  function Form({ count }: { count: number }) {
    const ids = fieldIds(count);
    const engine = useForm(
      {
        id: 'bench',
        submitButtonText: 'Send',
        fields: ids.map((id) => ({ id, type: 'text', title: id, required: true })),
      },
      {
        place,
        send: () => Promise.reject(new Error('Nothing is sent here.')),
        values: Object.fromEntries(ids.map((id) => [id, 'x'])),
      },
    );
    useLayoutEffect(() => setCurrentEngine(engine), [engine]);
    return h(
      'form',
      null,
      ids.map((id) => h(Row, { key: id, engine, id })),
    );
  }
  return { render: (count) => h(Form, { count }), submit: () => currentEngine.submit() };
}
