import { describe, expect, it } from 'vitest';
import { seal, unseal } from './sealing.ts';

const one = { id: 'one', key: new Uint8Array(32).fill(1) };
const two = { id: 'two', key: new Uint8Array(32).fill(2) };
const secret = 'sk_live_☃';

describe('a sealed text', () => {
  it('is encrypted with the first key, each time differently, and can be decrypted', () => {
    const [first, second] = [seal([one, two], secret, 'a'), seal([one, two], secret, 'a')];
    expect(first.keyId).toBe('one');
    expect(first.sealed).not.toEqual(second.sealed);
    expect(Buffer.from(first.sealed).includes('sk_live')).toBe(false);
    expect(unseal([two, one], first, 'a')).toBe(secret);
  });

  it('cannot be decrypted in another context, with another key, or without its key', () => {
    const sealed = seal([one], secret, 'website a');
    expect(() => unseal([one], sealed, 'website b')).toThrow('unable to authenticate');
    expect(() => unseal([{ ...two, id: 'one' }], sealed, 'website a')).toThrow(
      'unable to authenticate',
    );
    expect(() => unseal([two], sealed, 'website a')).toThrow(/does not have the key “one”/);
  });

  it('cannot be decrypted once any of its bytes has changed', () => {
    const { keyId, sealed } = seal([one], secret, 'a');
    for (const index of sealed.keys()) {
      const changed = Uint8Array.from(sealed);
      changed[index]! ^= 1;
      expect(() => unseal([one], { keyId, sealed: changed }, 'a')).toThrow(
        'unable to authenticate',
      );
    }
  });

  it('cannot be made without a key', () => {
    expect(() => seal([], secret, 'a')).toThrow('ENCRYPTION_KEYS');
  });
});
