import { describe, expect, it } from 'vitest';
import { readCheckoutForm } from './read-checkout-form.ts';

const form: Readonly<Record<string, string>> = {
  idempotencyKey: 'abcdefghijklmnop',
  email: ' ada@example.com ',
  'shippingAddress.country': 'US',
  'shippingAddress.lastName': 'Lovelace\t',
  shippingOptionId: 'post',
  'payment.method': 'testCard',
  'payment.card': '4242 4242',
  cartVersion: '2-1',
};
const read = (changes: Readonly<Record<string, string | undefined>> = {}) =>
  readCheckoutForm((name) => ({ ...form, ...changes })[name]);

describe('readCheckoutForm', () => {
  it('reads an order and trims its fields', () => {
    expect(read()).toEqual({
      idempotencyKey: 'abcdefghijklmnop',
      email: 'ada@example.com',
      shippingAddress: {
        firstName: '',
        lastName: 'Lovelace',
        line1: '',
        line2: '',
        city: '',
        state: '',
        zip: '',
        country: 'US',
        phone: '',
      },
      shippingOptionId: 'post',
      billing: null,
      payment: { method: 'testCard', card: '4242 4242' },
      cartVersion: '2-1',
    });
  });

  it('returns null for address and shipping option without a shipping country field', () => {
    expect(read({ 'shippingAddress.country': undefined })).toMatchObject({
      shippingAddress: null,
      shippingOptionId: null,
    });
  });

  it.each([
    ['invoice', { method: 'invoice' }],
    ['', { method: '' }],
    [undefined, { method: '' }],
  ])('returns no card for the payment method %j', (method, payment) => {
    expect(read({ 'payment.method': method }).payment).toEqual(payment);
  });

  it('reads the pickup location and the name of the buyer of a pickup order, and no address', () => {
    const pickup = {
      fulfillment: 'pickup',
      pickupOptionId: 'barn',
      'billing.firstName': ' Ada ',
      'billing.lastName': 'Lovelace',
    };
    expect(read(pickup)).toMatchObject({
      shippingAddress: null,
      shippingOptionId: 'barn',
      billing: { firstName: 'Ada', lastName: 'Lovelace', country: '' },
    });
    expect(read({ ...pickup, fulfillment: 'ship' })).toMatchObject({
      shippingAddress: { lastName: 'Lovelace' },
      shippingOptionId: 'post',
      billing: null,
    });
  });

  it('reads the country of a buyer to whom nothing is shipped, and a VAT number', () => {
    const billing = { 'shippingAddress.country': undefined, 'billing.country': 'FR' };
    expect(read({ ...billing, vatNumber: ' FR 1 ' })).toMatchObject({
      shippingAddress: null,
      shippingOptionId: null,
      billing: { firstName: '', country: 'FR', state: '', zip: '' },
      vatNumber: 'FR 1',
    });
  });

  it('omits empty optional fields and returns null for a blank shipping option', () => {
    const typed = read({ shippingOptionId: ' ', note: '', cartVersion: '' });
    expect(typed.shippingOptionId).toBeNull();
    expect(typed).not.toHaveProperty('note');
    expect(typed).not.toHaveProperty('cartVersion');
    expect(read({ note: 'Ring twice.' }).note).toBe('Ring twice.');
  });
});
