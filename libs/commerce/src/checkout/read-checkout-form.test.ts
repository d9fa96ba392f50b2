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
    ['payLater', { method: 'payLater' }],
    ['', { method: '' }],
    [undefined, { method: '' }],
  ])('returns no card for the payment method %j', (method, payment) => {
    expect(read({ 'payment.method': method }).payment).toEqual(payment);
  });

  it('omits empty optional fields and returns null for a blank shipping option', () => {
    const typed = read({ shippingOptionId: ' ', note: '', cartVersion: '' });
    expect(typed.shippingOptionId).toBeNull();
    expect(typed).not.toHaveProperty('note');
    expect(typed).not.toHaveProperty('cartVersion');
    expect(read({ note: 'Ring twice.' }).note).toBe('Ring twice.');
  });
});
