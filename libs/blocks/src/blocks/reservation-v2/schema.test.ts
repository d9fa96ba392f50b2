import { expect, it } from 'vitest';
import { parseProps } from '../../kit/block/parse-props.ts';
import { reservationV2 } from './schema.ts';

it.each([
  [{ business: 'halyard', colour: 'Blue' }, 'Blue'],
  [{ business: 'halyard' }, 'White'],
])('migrates the color of %j from version 1', (props, color) => {
  expect(parseProps(reservationV2, 1, props)).toMatchObject({
    ok: true,
    props: { business: 'halyard', color },
  });
});
