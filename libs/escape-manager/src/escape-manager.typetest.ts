import { createEscapeManager, type EscapeDestination, type EscapeManagerOptions } from './index.ts';
import { createFocusContainment } from './dom/index.ts';

const options: EscapeManagerOptions = {
  navigate: (destination: EscapeDestination) => void destination.isAccountCreationDisabled,
  logout: () => {},
  readContext: () => ({ account: 'viewerOnly', useEscapeKeyToLogin: true }),
  setTimer: setTimeout,
};

createEscapeManager({ ...options, delayMs: 20 }).register({ close: () => {} }) satisfies () => void;

// @ts-expect-error A manager cannot do without the neighbours that it leads to.
createEscapeManager({ readContext: options.readContext, setTimer: setTimeout });

createEscapeManager({
  ...options,
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
