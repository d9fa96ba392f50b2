import { describe, expect, it } from 'vitest';
import { packedLines, shipmentsOf } from './shipments.ts';

const line = (id: string, quantity: number, fulfilledQuantity = 0) => ({
  id,
  quantity,
  fulfilledQuantity,
});
const sent = (lineId: string, quantity: number, isOnline?: boolean) => ({
  ...(isOnline === undefined ? {} : { isOnline }),
  lines: [{ lineId, quantity }],
});

it('shipmentsOf leaves out what was delivered online', () => {
  const shipped = [sent('a', 1), sent('b', 1, false)];
  expect(shipmentsOf([...shipped, sent('c', 1, true)])).toEqual(shipped);
});

describe('packedLines', () => {
  it('are what is still to be sent', () => {
    const lines = [line('poster', 3, 1), line('book', 1, 1)];
    const fulfillments = [sent('book', 1, true), sent('poster', 1)];
    expect(packedLines({ lines, fulfillments })).toEqual([{ lineId: 'poster', quantity: 2 }]);
  });

  it('are everything that was shipped once nothing is open', () => {
    const lines = [line('poster', 3, 3), line('book', 2, 2)];
    const fulfillments = [sent('book', 1, true), sent('poster', 3), sent('book', 1)];
    expect(packedLines({ lines, fulfillments })).toEqual([
      { lineId: 'poster', quantity: 3 },
      { lineId: 'book', quantity: 1 },
    ]);
  });

  it('leave out what the payment will deliver', () => {
    const book = { ...line('book', 1), isDeliveredWhenPaid: true };
    const open = { lines: [line('poster', 1), book], fulfillments: [] };
    expect(packedLines(open)).toEqual([{ lineId: 'poster', quantity: 1 }]);
    const shipped = { lines: [line('poster', 1, 1), book], fulfillments: [sent('poster', 1)] };
    expect(packedLines(shipped)).toEqual([{ lineId: 'poster', quantity: 1 }]);
  });

  it('are none if everything was delivered online', () => {
    const fulfillments = [sent('book', 1, true), sent('book', 1, true)];
    expect(packedLines({ lines: [line('book', 2, 2)], fulfillments })).toEqual([]);
  });
});
