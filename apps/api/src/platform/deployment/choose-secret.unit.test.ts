import { describe, expect, it } from 'vitest';
import { chooseSecret, toStoredSecret } from './choose-secret.ts';

const [given, other, created] = ['g'.repeat(32), 'o'.repeat(32), 'm'.repeat(43)];
const nothing = { sessionSecret: null, secretFingerprint: null };
const choose = (stored: Parameters<typeof chooseSecret>[0], fromSettings?: string) =>
  chooseSecret(stored, fromSettings, () => created);

describe('chooseSecret', () => {
  it('generates a secret and stores it in the database without SESSION_SECRET', () => {
    const choice = choose(nothing);
    expect(choice).toEqual({ kind: 'store', values: toStoredSecret(created, false) });
    expect(choice).toMatchObject({ values: { sessionSecret: created } });
    expect(choose(toStoredSecret(created, false))).toEqual({ kind: 'use', secret: created });
  });

  it('does not store a secret from SESSION_SECRET', () => {
    const choice = choose(nothing, given);
    expect(choice).toMatchObject({ kind: 'store', values: { sessionSecret: null } });
    expect(JSON.stringify(choice)).not.toContain(given);
    expect(choose(toStoredSecret(given, true), given)).toEqual({ kind: 'use', secret: given });
  });

  it.each([
    ['another SESSION_SECRET than before', toStoredSecret(given, true), other],
    ['a SESSION_SECRET beside one that the database has', toStoredSecret(created, false), given],
    ['no SESSION_SECRET where there was one', toStoredSecret(given, true), undefined],
  ])(
    'rejects %s with an error that names the variable and the command to change it',
    (_, stored, fromSettings) => {
      const choice = choose(stored, fromSettings);
      expect(choice).toEqual({
        kind: 'fail',
        reason: expect.stringMatching(
          /^SESSION_SECRET .*npm run deployment -- change-secret/,
        ) as string,
      });
      expect(JSON.stringify(choice)).not.toMatch(/g{32}|o{32}|m{43}/);
    },
  );
});
