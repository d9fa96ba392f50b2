import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  createAccountEscape,
  createEscapeManager,
  type EscapeAccount,
  type EscapeContext,
} from '../index.ts';
import { listenForEscape } from '../dom/index.ts';
import { EscapeProvider } from '../react/index.ts';
import { Dialog } from './dialog.fixture.tsx';

const names = ['Lightbox', 'Cart', 'Discount code', 'Terms'] as const;

interface NestedProps {
  readonly depth: number;
  readonly say: (line: string) => void;
}

/** A button that opens a dialog with another such button. */
function Nested({ depth, say }: NestedProps) {
  const [isOpen, setOpen] = useState(false);
  const name = names[depth];
  if (!name) return <p>Nothing more to open.</p>;
  const close = () => {
    setOpen(false);
    say(`${name} closes`);
  };
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open {name}
      </button>
      {isOpen && (
        <Dialog title={name} onClose={close}>
          <div className="row">
            <button type="button" onClick={close}>
              Close
            </button>
            <Nested depth={depth + 1} say={say} />
          </div>
        </Dialog>
      )}
    </>
  );
}

function useManager(context: EscapeContext, say: (line: string) => void) {
  const [latest] = useState({ context, say });
  useEffect(() => void Object.assign(latest, { context, say }));
  const [manager] = useState(() =>
    createEscapeManager({
      setTimer: setTimeout,
      otherwise: createAccountEscape({
        navigate: ({ isAccountCreationDisabled }) =>
          latest.say(
            isAccountCreationDisabled
              ? 'leads to the login of the configuration area'
              : 'leads to the configuration area',
          ),
        logout: () => latest.say('logs the account out'),
        readContext: () => latest.context,
      }),
    }),
  );
  useEffect(() => listenForEscape(manager, window), [manager]);
  return manager;
}

function Page(context: EscapeContext) {
  const [lines, setLines] = useState<readonly string[]>([]);
  const say = (line: string) => setLines((before) => [...before, line]);
  const manager = useManager(context, say);
  const { targets } = useSyncExternalStore(manager.subscribe, manager.getState);
  return (
    <EscapeProvider manager={manager}>
      <div className="columns">
        <div>
          <Nested depth={0} say={say} />
        </div>
        <section aria-label="What the presses did">
          <p>
            In the stack: <output>{targets.length}</output>
          </p>
          <ol className="log" aria-live="polite">
            {lines.length === 0 && <li>Press Escape, or shift and Escape.</li>}
            {lines.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ol>
        </section>
      </div>
    </EscapeProvider>
  );
}

const accounts: readonly EscapeAccount[] = ['none', 'viewerOnly', 'collaborator'];

const meta = {
  title: 'Libraries/escape-manager/Escape',
  component: Page,
  args: { account: 'none', useEscapeKeyToLogin: false },
  argTypes: { account: { control: 'inline-radio', options: accounts } },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NestedDialogs: Story = {
  parameters: {
    about:
      'Open one in another and press Escape: each press closes the newest, and only that. The back gesture of a phone does the same.',
  },
};

export const NothingOpen: Story = {
  args: { account: 'collaborator' },
  parameters: {
    about:
      'With nothing open, Escape leads somebody who may edit the site to its configuration area; shift and Escape logs out.',
  },
};

export const Visitor: Story = {
  args: { account: 'none', useEscapeKeyToLogin: true },
  parameters: {
    about: 'A visitor is led to the login, where the site’s owner wants that; else nowhere.',
  },
};
