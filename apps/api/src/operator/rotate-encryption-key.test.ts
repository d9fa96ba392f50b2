import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite } from '../testing/create-test-site.ts';
import {
  connectTestAccount,
  openStripeShop,
  type StripeShop,
} from '../testing/stripe/open-stripe-shop.ts';
import { databaseStripeRecords } from '../platform/payments/stripe/database-stripe-records.ts';
import { rotateEncryptionKey } from './rotate-encryption-key.ts';

let shop: StripeShop;
beforeAll(async () => {
  shop = await openStripeShop();
});
afterAll(() => shop.api.close());

const old = { id: 'test', key: new Uint8Array(32).fill(7) };
const newest = { id: '2027', key: new Uint8Array(32).fill(9) };

it('encrypts the secrets of all websites with the first key, so that the old one can be removed', async () => {
  const { database, settings } = shop.api.services;
  const other = await createTestSite(shop.api, 'other');
  const account = shop.stripe.ledger.createAccount();
  await connectTestAccount(shop.api, other, account);
  const withKeys = (...encryptionKeys: readonly (typeof old)[]) => ({
    database,
    settings: { ...settings, encryptionKeys },
  });
  expect(await rotateEncryptionKey(withKeys(newest, old))).toEqual({ keyId: '2027', rotated: 2 });
  expect(await rotateEncryptionKey(withKeys(newest))).toEqual({ keyId: '2027', rotated: 0 });
  const find = (websiteId: string, keys: readonly (typeof old)[]) =>
    databaseStripeRecords(database, keys).findAccount(websiteId);
  expect(await find(other.websiteId, [newest])).toEqual(account);
  expect(await find(shop.site.websiteId, [newest])).toEqual(shop.account);
  await expect(find(other.websiteId, [old])).rejects.toThrow(
    'ENCRYPTION_KEYS does not have the key “2027”',
  );
});

it('changes nothing without the key that a secret is encrypted with', async () => {
  const { database, settings } = shop.api.services;
  const third = { id: '2028', key: new Uint8Array(32).fill(3) };
  await expect(
    rotateEncryptionKey({ database, settings: { ...settings, encryptionKeys: [third] } }),
  ).rejects.toThrow('Work for some websites failed.');
  expect(
    await rotateEncryptionKey({ database, settings: { ...settings, encryptionKeys: [] } }),
  ).toEqual({ error: 'ENCRYPTION_KEYS is not set.' });
});
