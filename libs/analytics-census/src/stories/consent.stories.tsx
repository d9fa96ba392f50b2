import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useEffect, useState } from 'react';
import { readDevice } from '../dom/index.ts';
import {
  createHitRecorder,
  createVisitorIdentity,
  mayStore,
  toCookiePolicy,
  type ConsentChoice,
  type PolicySource,
  type Visit,
} from '../index.ts';
import { createDevice, type Cookies } from './device.fixture.ts';
import { Sent, useFakeSend } from './sent.fixture.tsx';

interface PageProps extends PolicySource, Pick<Visit, 'account' | 'pagePath'> {}

const page = {
  websiteId: 'portfolio',
  templateId: 'base',
  locale: 'en-GB',
  title: 'Harbour',
  collectionId: 'harbour',
};

function Page({ account, pagePath, ...source }: PageProps) {
  const { requests, send } = useFakeSend();
  const [cookies, setCookies] = useState<Cookies>(new Map());
  const [choice, setChoice] = useState<ConsentChoice>();
  const [parts] = useState(() => {
    let response: ConsentChoice | undefined;
    const policy = toCookiePolicy(source);
    const identity = createVisitorIdentity({
      jar: createDevice(setCookies),
      mayStore: () => mayStore(policy, response),
      createId: () => crypto.randomUUID(),
    });
    const recordHit = createHitRecorder({
      send,
      identity,
      readVisit: () => ({ account, pagePath, pageType: 2, isTrackingDisabled: false }),
      readDevice: () => readDevice(window),
      now: Date.now,
    });
    const reply = (given: ConsentChoice) => {
      response = given;
      identity.renew();
    };
    return { policy, recordHit, reply };
  });
  const visit = useCallback(
    () => parts.recordHit({ ...page, url: `https://example.com${pagePath}` }),
    [parts, pagePath],
  );
  useEffect(() => {
    async function visitAtFirst() {
      await visit();
    }
    void visitAtFirst();
  }, [visit]);
  const response = (given: ConsentChoice) => {
    setChoice(given);
    parts.reply(given);
  };
  return (
    <>
      <div className="row">
        <button type="button" onClick={() => void visit()}>
          Visit {pagePath} again
        </button>
        <button type="button" onClick={() => response('accept')}>
          Accept
        </button>
        <button type="button" onClick={() => response('decline')}>
          Decline
        </button>
      </div>
      <div className="columns">
        <section aria-label="What is kept">
          <h2>What is kept</h2>
          <p>
            Answer: <output>{choice ?? 'none yet'}</output>. May store:{' '}
            <output>{mayStore(parts.policy, choice) ? 'yes' : 'no'}</output>.
          </p>
          <ul className="log" aria-live="polite">
            {cookies.size === 0 && <li>No cookie.</li>}
            {[...cookies].map(([name, value]) => (
              <li key={name}>
                {name}={value}
              </li>
            ))}
          </ul>
        </section>
        <Sent requests={requests} />
      </div>
    </>
  );
}

const meta = {
  title: 'Libraries/analytics-census/Consent',
  component: Page,
  args: {
    isRestrictiveCookiePolicyEnabled: true,
    isRestrictiveCookiePolicyAbsolute: false,
    hasPrivacyControl: false,
    isCloneable: false,
    account: 'none',
    pagePath: '/harbour',
  },
  argTypes: {
    account: { control: 'inline-radio', options: ['none', 'viewerOnly', 'collaborator'] },
    pagePath: { control: 'select', options: ['/harbour', '/search', '/config/pages'] },
  },
  render: (args) => <Page key={JSON.stringify(args)} {...args} />,
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Restrictive: Story = {
  parameters: {
    about:
      'Accept, visit again, decline. Without consent a hit is counted and tied to nobody: its ss_cvr is empty, and no cookie is written.',
  },
};

export const Open: Story = {
  args: { isRestrictiveCookiePolicyEnabled: false },
  parameters: {
    about: 'An open policy goes on until the visitor declines; then its cookies leave.',
  },
};

export const Absolute: Story = {
  args: { isRestrictiveCookiePolicyAbsolute: true },
  parameters: { about: 'Nothing is ever stored, whatever is answered.' },
};

export const Collaborator: Story = {
  args: { account: 'collaborator' },
  parameters: {
    about: 'Who works on the site is not counted among its visitors: nothing is sent.',
  },
};
