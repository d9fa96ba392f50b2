import { describe, expect, it } from 'vitest';
import { chooseSecret, storedSecret } from './choose-secret.ts';

const [given, other, made] = ['g'.repeat(32), 'o'.repeat(32), 'm'.repeat(43)];
const nothing = { sessionSecret: null, secretFingerprint: null };
const choose = (stored: Parameters<typeof chooseSecret>[0], fromSettings?: string) =>
  chooseSecret(stored, fromSettings, () => made);

describe('the secret of a deployment', () => {
  it('is made and kept in the database where SESSION_SECRET is not set', () => {
    const choice = choose(nothing);
    expect(choice).toEqual({ kind: 'store', values: storedSecret(made, false) });
    expect(choice).toMatchObject({ values: { sessionSecret: made } });
    expect(choose(storedSecret(made, false))).toEqual({ kind: 'use', secret: made });
  });

  it('stays out of the database where SESSION_SECRET brings it', () => {
    const choice = choose(nothing, given);
    expect(choice).toMatchObject({ kind: 'store', values: { sessionSecret: null } });
    expect(JSON.stringify(choice)).not.toContain(given);
    expect(choose(storedSecret(given, true), given)).toEqual({ kind: 'use', secret: given });
  });

  it.each([
    ['another SESSION_SECRET than before', storedSecret(given, true), other],
    ['a SESSION_SECRET beside one that the database has', storedSecret(made, false), given],
    ['no SESSION_SECRET where there was one', storedSecret(given, true), undefined],
  ])('rejects %s, and names the variable and the way to change it', (_, stored, fromSettings) => {
    const choice = choose(stored, fromSettings);
    expect(choice).toEqual({
      kind: 'fail',
      reason: expect.stringMatching(
        /^SESSION_SECRET .*npm run deployment -- change-secret/,
      ) as string,
    });
    expect(JSON.stringify(choice)).not.toMatch(/g{32}|o{32}|m{43}/);
  });
});
