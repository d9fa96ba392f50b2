import { renderToString } from 'react-dom/server';
import { cleanup, render } from 'vitest-browser-react';
import { createForm } from '../create-form.ts';
import { enhanceForm } from '../dom/enhance-form.ts';
import type { EnhanceFormOptions } from '../dom/enhance-form.ts';
import { FormView } from '../react/view/form-view.tsx';
import { useForm } from '../react/use-form.ts';

/** What a test says about the form that it wants. */
export type MountOptions = Omit<EnhanceFormOptions, 'place'>;

/** A way to bring a form to life in a page. */
export interface Adapter {
  readonly adapter: string;
  readonly mount: (options: MountOptions) => Promise<HTMLFormElement>;
}

/** A place for forms whose place does not matter. */
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

/** The markup that a server sends: a view of a form that never sends anything. */
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

const theForm = () => {
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form in the page');
  return form;
};

/** Both ways; each rule of the form holds in each. */
export const adapters: readonly Adapter[] = [
  {
    adapter: 'FormView',
    async mount(options) {
      await render(<Live {...options} />);
      return theForm();
    },
  },
  {
    adapter: 'enhanceForm',
    async mount(options) {
      await cleanup();
      document.body.innerHTML = toMarkup(options);
      enhanceForm(theForm(), { ...options, place });
      return theForm();
    },
  },
];
