import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { enhanceForm } from '../dom/index.ts';
import { parsePlainForm, validateSubmission } from '../index.ts';
import { FormMarkup } from '../react/view/index.ts';
import '../form.css';
import { contact, place } from './every-kind.fixture.ts';
import { createFakeSend } from './fake-server.fixture.ts';
import './stories.css';

const html = renderToString(<FormMarkup form={contact} action="/api/form/post" />);

interface PlainProps {
  /** Whether a script enhances the form. */
  readonly isEnhanced: boolean;
}

/** How a server reads a native form submission. */
function readPost(form: HTMLFormElement) {
  const body = new URLSearchParams([...new FormData(form)] as [string, string][]);
  const values = parsePlainForm(contact, body);
  return [decodeURIComponent(body.toString()).replaceAll('&', '\n&'), values] as const;
}

function Plain({ isEnhanced }: PlainProps) {
  const root = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState<readonly string[]>([]);
  useEffect(() => {
    const form = root.current?.querySelector('form');
    if (!form) return undefined;
    if (isEnhanced) {
      const send = createFakeSend('accepted', ({ path, body }) =>
        setSaid((before) => [...before, `POST ${path}\n${JSON.stringify(body, null, 2) ?? ''}`]),
      );
      return enhanceForm(form, { form: contact, send, place }).destroy;
    }
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      const [body, values] = readPost(form);
      const checked = JSON.stringify(validateSubmission(contact, values), null, 2);
      setSaid([`POST /api/form/post\n${body}`, `validateSubmission →\n${checked}`]);
    };
    form.addEventListener('submit', onSubmit);
    return () => form.removeEventListener('submit', onSubmit);
  }, [isEnhanced]);
  return (
    <div className="columns">
      <div ref={root} className="form-of-story" dangerouslySetInnerHTML={{ __html: html }} />
      <section aria-label="What the server hears">
        <h3>What the server hears</h3>
        <ol className="log" aria-live="polite">
          {said.length === 0 && <li>Nothing yet.</li>}
          {said.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}

const meta = {
  title: 'Libraries/form-runtime/PlainHtml',
  component: Plain,
  args: { isEnhanced: false },
  render: ({ isEnhanced }) => <Plain key={String(isEnhanced)} isEnhanced={isEnhanced} />,
} satisfies Meta<typeof Plain>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithoutJavaScript: Story = {
  parameters: {
    about:
      'The server’s markup, untouched: the browser checks it and posts it under the names that parsePlainForm reads, and the server says what the form would have said.',
  },
};

export const Enhanced: Story = {
  args: { isEnhanced: true },
  parameters: { about: 'The same markup, taken over by enhanceForm, without React.' },
};
