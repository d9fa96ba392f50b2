import { useEffect, useState } from 'react';
import type { Captcha, FormCall, FormDefinition, FormOptions } from '../index.ts';
import { useForm } from '../react/index.ts';
import { FormView } from '../react/view/index.ts';
import '../form.css';
import { place } from './every-kind.fixture.ts';
import { createFakeSend, type Outcome } from './fake-server.fixture.ts';
import './stories.css';

/** A form of the stories, and its server. */
export interface LiveFormProps {
  readonly form: FormDefinition;
  readonly outcome: Outcome;
  readonly values?: FormOptions['values'];
  readonly failure?: FormOptions['failure'];
  /** A checkbox as a stand-in for a captcha. */
  readonly hasCaptcha?: boolean;
  /** Submits the form at mount. */
  readonly isSentAtOnce?: boolean;
  readonly isNewsletter?: boolean;
  /** The site's colors and fonts. */
  readonly site?: 'dark' | 'own';
  readonly dir?: 'rtl';
}

/** Requests as they are sent. */
function Sent({ calls }: { readonly calls: readonly FormCall[] }) {
  return (
    <section aria-label="What was sent">
      <h3>What was sent</h3>
      <ol className="log" aria-live="polite">
        {calls.length === 0 && <li>Nothing yet.</li>}
        {calls.map(({ method, path, body }, index) => (
          <li key={index}>{`${method} ${path}\n${body ? JSON.stringify(body, null, 2) : ''}`}</li>
        ))}
      </ol>
    </section>
  );
}

function Live(props: LiveFormProps) {
  const { form, outcome, values, failure, hasCaptcha = false, isSentAtOnce = false } = props;
  const [calls, setCalls] = useState<readonly FormCall[]>([]);
  const [isHuman, setHuman] = useState(false);
  const [latest] = useState({ isHuman });
  useEffect(() => void Object.assign(latest, { isHuman }));
  const captcha: Captcha = {
    pass: () => Promise.resolve(latest.isHuman ? 'a-proof' : undefined),
    reset: () => setHuman(false),
  };
  const engine = useForm(
    { ...form, captcha: hasCaptcha },
    {
      send: createFakeSend(outcome, (call) => setCalls((before) => [...before, call])),
      place,
      captcha,
      values,
      failure,
    },
  );
  useEffect(() => {
    if (isSentAtOnce) void engine.submit();
  }, [engine, isSentAtOnce]);
  return (
    <div className="columns">
      <div className="form-of-story" data-site={props.site} dir={props.dir}>
        <FormView engine={engine} action="/post" isNewsletter={props.isNewsletter ?? false}>
          {hasCaptcha && (
            <label data-choice="">
              <input
                type="checkbox"
                checked={isHuman}
                onChange={(event) => setHuman(event.currentTarget.checked)}
              />
              I am a person
            </label>
          )}
        </FormView>
      </div>
      <Sent calls={calls} />
    </div>
  );
}

/** An interactive form; changed options create a new one. */
export function LiveForm(props: LiveFormProps) {
  return <Live key={JSON.stringify(props)} {...props} />;
}
