import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFulfillmentError, fulfillmentStateOf, openLines } from './fulfill-lines.ts';
import { canMoveFulfillment } from './order-states.ts';

const line = (id: string, quantity: number, fulfilledQuantity = 0, refundedQuantity = 0) => ({
  id,
  quantity,
  fulfilledQuantity,
  refundedQuantity,
});

describe('findFulfillmentError', () => {
  const lines = [line('a', 3, 1), line('b', 1)];
  it.each([
    [[{ lineId: 'a', quantity: 2 }], null],
    [[{ lineId: 'a', quantity: 3 }], 'tooMany'],
    [[{ lineId: 'c', quantity: 1 }], 'unknownLine'],
    [[{ lineId: 'b', quantity: 0 }], 'nothing'],
    [[], 'nothing'],
    [
      [
        { lineId: 'a', quantity: 1 },
        { lineId: 'a', quantity: 1 },
      ],
      'unknownLine',
    ],
  ])('%j: %s', (chosen, error) => {
    expect(findFulfillmentError(lines, chosen)).toBe(error);
  });

  it('does not send what was refunded before', () => {
    const refunded = [line('a', 3, 1, 2)];
    expect(openLines(refunded)).toEqual([]);
    expect(findFulfillmentError(refunded, [{ lineId: 'a', quantity: 1 }])).toBe('tooMany');
    expect(fulfillmentStateOf(refunded)).toBe('fulfilled');
  });

  it('does not send what the payment delivers, which stays open', () => {
    const mixed = [line('a', 1, 1), { ...line('b', 1), isDeliveredWhenPaid: true }];
    expect(openLines(mixed)).toEqual([]);
    expect(findFulfillmentError(mixed, [{ lineId: 'b', quantity: 1 }])).toBe('deliveredWhenPaid');
    expect(fulfillmentStateOf(mixed)).toBe('partlyFulfilled');
  });
});

it('never sends more than was ordered, and follows the transition table, in any sequence', () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 });
  const requests = fc.array(
    fc.array(
      fc.record({
        lineId: fc.constantFrom('0', '1', '2', '3'),
        quantity: fc.integer({ min: 0, max: 6 }),
      }),
      { maxLength: 3 },
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(quantities, requests, (ordered, sent) => {
      let lines = ordered.map((quantity, index) => line(String(index), quantity));
      for (const chosen of sent) {
        if (findFulfillmentError(lines, chosen) !== null) continue;
        const before = fulfillmentStateOf(lines);
        lines = lines.map((each) => ({
          ...each,
          fulfilledQuantity:
            each.fulfilledQuantity +
            (chosen.find(({ lineId }) => lineId === each.id)?.quantity ?? 0),
        }));
        const after = fulfillmentStateOf(lines);
        expect(before === after || canMoveFulfillment(before, after)).toBe(true);
        for (const { fulfilledQuantity, quantity } of lines)
          expect(fulfilledQuantity).toBeLessThanOrEqual(quantity);
      }
      const isDone = openLines(lines).length === 0;
      expect(fulfillmentStateOf(lines) === 'fulfilled').toBe(isDone);
    }),
  );
});
