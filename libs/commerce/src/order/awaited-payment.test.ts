import { noManualPayment } from '@sitewright/contracts/entities';
import { expect, it } from 'vitest';
import { awaitedPayment } from './awaited-payment.ts';

const transfer = { name: 'Wire', instructions: 'IBAN DE02' };
const payments = {
  bankTransfer: transfer,
  invoice: noManualPayment,
  cashOnPickup: noManualPayment,
};
const order = {
  state: 'pending',
  paymentState: 'awaitingPayment',
  paymentMethod: 'bankTransfer',
} as const;

it('has the name and the instructions of the method that the buyer chose', () => {
  expect(awaitedPayment(order, payments)).toEqual({ method: 'bankTransfer', ...transfer });
  expect(awaitedPayment({ ...order, paymentMethod: 'invoice' }, payments)).toEqual({
    method: 'invoice',
    ...noManualPayment,
  });
});

it.each([
  ['the order is paid', { ...order, paymentState: 'paid' }],
  ['the payment is voided', { ...order, paymentState: 'voided' }],
  ['the order is canceled', { ...order, state: 'cancelled' }],
  ['its provider takes the money', { ...order, paymentMethod: 'stripe' }],
  ['nothing is to be paid', { state: 'pending', paymentState: 'awaitingPayment' }],
] as const)('is undefined if %s', (_, changed) => {
  expect(awaitedPayment(changed, payments)).toBeUndefined();
});
