import {
  createAccountEscape,
  createEscapeManager,
  type AccountEscapeOptions,
  type EscapeDestination,
} from './index.ts';
import { createFocusContainment } from './dom/index.ts';

const account: AccountEscapeOptions = {
  navigate: (destination: EscapeDestination) => void destination.isAccountCreationDisabled,
  logout: () => {},
  readContext: () => ({ account: 'viewerOnly', useEscapeKeyToLogin: true }),
};

createEscapeManager({ setTimer: setTimeout }).register({ close: () => {} }) satisfies () => void;
createEscapeManager({ setTimer: setTimeout, delayMs: 20, otherwise: createAccountEscape(account) });
createEscapeManager({
  setTimer: setTimeout,
  otherwise: ({ shiftKey }) => (shiftKey ? () => {} : undefined),
});

// @ts-expect-error A manager cannot do without a clock.
createEscapeManager({ otherwise: createAccountEscape(account) });

// @ts-expect-error Where Escape leads and who is led there belong together.
createAccountEscape({ navigate: account.navigate });

createAccountEscape({
  ...account,
  // @ts-expect-error There is no account of that kind.
  readContext: () => ({ account: 'admin', useEscapeKeyToLogin: false }),
});

const containFocus = createFocusContainment(document);
containFocus({ container: document.body }) satisfies () => void;
containFocus({ predicate: (node) => node.matches('button') });

// @ts-expect-error Neither a container nor a predicate.
containFocus({});

// @ts-expect-error Both a container and a predicate.
containFocus({ container: document.body, predicate: () => true });
