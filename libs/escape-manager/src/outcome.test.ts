import { describe, expect, it } from 'vitest';
import type { EscapeAccount } from './context.ts';
import { chooseOutcome } from './outcome.ts';
import type { EscapePress } from './press.ts';
import type { EscapeTarget } from './target.ts';

const target = { close: () => {} };

interface Situation {
  readonly targets?: readonly EscapeTarget[];
  readonly press?: Partial<EscapePress>;
  readonly useEscapeKeyToLogin?: boolean;
}

function choose(account: EscapeAccount, situation: Situation = {}) {
  const { targets = [], press = {}, useEscapeKeyToLogin = false } = situation;
  return chooseOutcome(targets, { key: 'Escape', ...press }, { account, useEscapeKeyToLogin });
}

describe('with targets', () => {
  it('closes the target registered last (ESC-02)', () => {
    const older = { close: () => {} };
    expect(choose('collaborator', { targets: [older, target] })).toEqual({ kind: 'close', target });
  });

  it.each<EscapeAccount>(['viewerOnly', 'collaborator'])(
    'logs a %s account out when shift is held (ESC-04)',
    (account) => {
      expect(choose(account, { targets: [target], press: { shiftKey: true } })).toEqual({
        kind: 'logout',
      });
    },
  );

  it('does nothing with shift and no account (ESC-13)', () => {
    expect(choose('none', { targets: [target], press: { shiftKey: true } })).toBeUndefined();
  });
});

describe('without targets', () => {
  it('leads a logged-in account to the configuration area (ESC-05)', () => {
    expect(choose('collaborator')).toEqual({
      kind: 'navigate',
      destination: { isAccountCreationDisabled: false },
    });
  });

  it('leads an anonymous visitor to a login without account creation, if the site asks for it (ESC-06, ESC-07)', () => {
    expect(choose('none', { useEscapeKeyToLogin: true })).toEqual({
      kind: 'navigate',
      destination: { isAccountCreationDisabled: true },
    });
  });

  it('does nothing for an anonymous visitor otherwise (ESC-09)', () => {
    expect(choose('none', { useEscapeKeyToLogin: false })).toBeUndefined();
  });

  it.each([true, false])(
    'leaves a viewer-only account where it is, useEscapeKeyToLogin %s (ESC-12)',
    (useEscapeKeyToLogin) => {
      expect(choose('viewerOnly', { useEscapeKeyToLogin })).toBeUndefined();
    },
  );

  it('logs out when shift is held (ESC-04)', () => {
    expect(choose('collaborator', { press: { shiftKey: true } })).toEqual({ kind: 'logout' });
  });

  it('does nothing with shift and no account, even where Escape would lead to the login (ESC-13)', () => {
    expect(
      choose('none', { press: { shiftKey: true }, useEscapeKeyToLogin: true }),
    ).toBeUndefined();
  });
});
