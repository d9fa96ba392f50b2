import { describe, expect, it, vi } from 'vitest';
import { createEscapeManager } from '../create-escape-manager.ts';
import type { EscapePress } from '../press.ts';
import type { EscapeAccount } from './context.ts';
import { createAccountEscape } from './create-account-escape.ts';

interface Situation {
  readonly targets?: readonly string[];
  readonly press?: Partial<EscapePress>;
  readonly useEscapeKeyToLogin?: boolean;
}

/** Presses Escape once, and returns the result. */
function press(account: EscapeAccount, situation: Situation = {}) {
  const { targets = [], useEscapeKeyToLogin = false } = situation;
  const did = vi.fn<(what: string, detail?: unknown) => void>();
  const manager = createEscapeManager({
    setTimer: (callback) => callback(),
    otherwise: createAccountEscape({
      navigate: (destination) => did('navigate', destination),
      logout: () => did('logout'),
      readContext: () => ({ account, useEscapeKeyToLogin }),
    }),
  });
  for (const target of targets) manager.register({ close: () => did('close', target) });
  manager.handle({ key: 'Escape', ...situation.press });
  return did.mock.calls;
}

describe('with targets', () => {
  it('closes the target registered last (ESC-02)', () => {
    expect(press('collaborator', { targets: ['dialog', 'menu'] })).toEqual([['close', 'menu']]);
  });

  it.each<EscapeAccount>(['viewerOnly', 'collaborator'])(
    'logs out a %s account with Shift (ESC-04)',
    (account) => {
      expect(press(account, { targets: ['dialog'], press: { shiftKey: true } })).toEqual([
        ['logout'],
      ]);
    },
  );

  it('does nothing with Shift and no account (ESC-13)', () => {
    expect(press('none', { targets: ['dialog'], press: { shiftKey: true } })).toEqual([]);
  });
});

describe('without targets', () => {
  it('navigates a logged-in account to the configuration area (ESC-05)', () => {
    expect(press('collaborator')).toEqual([['navigate', { isAccountCreationDisabled: false }]]);
  });

  it('navigates an anonymous visitor to the login without account creation when enabled (ESC-06, ESC-07)', () => {
    expect(press('none', { useEscapeKeyToLogin: true })).toEqual([
      ['navigate', { isAccountCreationDisabled: true }],
    ]);
  });

  it('does nothing for an anonymous visitor by default (ESC-09)', () => {
    expect(press('none', { useEscapeKeyToLogin: false })).toEqual([]);
  });

  it.each([true, false])(
    'does nothing for a viewer-only account, useEscapeKeyToLogin %s (ESC-12)',
    (useEscapeKeyToLogin) => {
      expect(press('viewerOnly', { useEscapeKeyToLogin })).toEqual([]);
    },
  );

  it('logs out with Shift (ESC-04)', () => {
    expect(press('collaborator', { press: { shiftKey: true } })).toEqual([['logout']]);
  });

  it('does nothing with Shift and no account, even when Escape would navigate to the login (ESC-13)', () => {
    expect(press('none', { press: { shiftKey: true }, useEscapeKeyToLogin: true })).toEqual([]);
  });
});
