import { errorRow, fillMessage } from '@sitewright/contracts/errors';
import { describe, expect, it } from 'vitest';
import { findCheckoutMinimumError, meetsCheckoutMinimum } from './checkout-minimum.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { installmentBounds, type InstallmentProvider } from './installment-bounds.ts';

const dollars = (cents: number) => `$${cents / 100}`;

describe('checkout minimum', () => {
  it('rejects a cart below the minimum with the minimum in the message (CHECKOUT-10)', () => {
    const error = findCheckoutMinimumError(1999, 2000, dollars);
    expect(error?.error).toBe('belowMinimum');
    expect(fillMessage(errorRow('belowMinimum').message, error?.values)).toBe(
      'your order subtotal must be $20 or more',
    );
  });

  it('accepts a cart exactly at the minimum (CHECKOUT-11)', () => {
    expect(findCheckoutMinimumError(2000, 2000, dollars)).toBeNull();
    expect(meetsCheckoutMinimum(2000, 2000)).toBe(true);
    expect(meetsCheckoutMinimum(1999, 2000)).toBe(false);
    expect(meetsCheckoutMinimum(0, 0)).toBe(true);
  });
});

describe('checkoutRoutes', () => {
  it('returns the checkout route (ROUTE-01)', () => {
    expect(checkoutRoutes.gotoCheckout()).toBe('/commerce/goto-checkout');
  });

  it('returns the subscription checkout route with an encoded token (ROUTE-03)', () => {
    expect(checkoutRoutes.subscribe('a+b/c=&d')).toBe(
      '/checkout/subscribe?cartToken=a%2Bb%2Fc%3D%26d',
    );
  });

  it('returns the donation checkout route of a page (ROUTE-05)', () => {
    expect(checkoutRoutes.donate('65f0c0ffee65f0c0ffee65f0')).toBe(
      '/checkout/donate?donatePageId=65f0c0ffee65f0c0ffee65f0',
    );
  });

  it('returns the gift card checkout route with encoded values (ROUTE-07)', () => {
    const route = checkoutRoutes.giftCard({
      websiteId: 'w&1',
      giftCardProductId: 'p=2',
      sku: 'SQ 0000003',
    });
    expect(route).toBe(
      '/checkout/giftcard?websiteId=w%261&giftCardProductId=p%3D2&sku=SQ%200000003',
    );
  });
});

describe('installments', () => {
  const offer: InstallmentProvider = {
    isConnected: true,
    installments: { minCents: 5000, maxCents: 100_000 },
  };

  it.each<[string, InstallmentProvider[], boolean]>([
    ['without a provider', [], false],
    ['with a provider that offers none', [{ isConnected: true }], false],
    ['with one that is not connected', [{ ...offer, isConnected: false }], false],
    ['with a connected one that does', [{ isConnected: true }, offer], true],
  ])('are offered %s: $2 (CHECKOUT-14)', (_, providers, isOffered) => {
    expect(installmentBounds(providers, 'USD', 'en-US') !== undefined).toBe(isOffered);
  });

  it('have bounds formatted in the currency of the store (CHECKOUT-14)', () => {
    expect(installmentBounds([offer], 'EUR', 'de-DE')).toEqual({
      min: '50,00\u00a0€',
      max: '1.000,00\u00a0€',
    });
    expect(installmentBounds([offer], 'JPY', 'en-US')).toEqual({ min: '¥5,000', max: '¥100,000' });
    const from = { isConnected: true, installments: { minCents: 5000 } };
    expect(installmentBounds([from], 'USD', 'en-US')).toEqual({ min: '$50.00' });
  });
});
