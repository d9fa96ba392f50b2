import { renderToString } from 'react-dom/server';
import { cleanup, render } from 'vitest-browser-react';
import { createForm } from '../create-form.ts';
import { enhanceForm } from '../dom/enhance-form.ts';
import type { EnhanceFormOptions } from '../dom/enhance-form.ts';
import { FormView } from '../react/view/form-view.tsx';
import { useForm } from '../react/use-form.ts';

/** The form of a test. */
export type MountOptions = Omit<EnhanceFormOptions, 'place'>;

/** A way to render and activate a form in a page. */
export interface Adapter {
  readonly adapter: string;
  readonly mount: (options: MountOptions) => Promise<HTMLFormElement>;
}

/** A place for forms in tests that do not depend on it. */
export const place = {
  collectionId: 'collection-1',
  objectName: 'section-1',
  isOverlayForm: false,
  pageTitle: 'Contact',
  pageId: 'page-1',
  contentSource: 'c',
  pagePath: '/contact',
  pagePermissionTypeValue: null,
} as const;

/** The server-rendered markup of a form. */
export const toMarkup = ({ form, isNewsletter, query, texts, failure }: MountOptions): string => {
  const send = () => Promise.reject(new Error('Markup sends nothing.'));
  const engine = createForm(form, { query, texts, failure, send });
  return renderToString(
    <FormView engine={engine} action="/post" isNewsletter={isNewsletter ?? false} />,
  );
};

function Live({ form, isNewsletter = false, ...options }: MountOptions) {
  const engine = useForm(form, { ...options, place });
  return <FormView engine={engine} action="/post" isNewsletter={isNewsletter} />;
}

const getForm = () => {
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form in the page');
  return form;
};

/** Both adapters: each rule of a form applies to both. */
export const adapters: readonly Adapter[] = [
  {
    adapter: 'FormView',
    async mount(options) {
      await render(<Live {...options} />);
      return getForm();
    },
  },
  {
    adapter: 'enhanceForm',
    async mount(options) {
      await cleanup();
      document.body.innerHTML = toMarkup(options);
      enhanceForm(getForm(), { ...options, place });
      return getForm();
    },
  },
];
