import type { Operation } from '@sitewright/contracts/entities';
import { documentLimits } from '@sitewright/contracts/limits';
import { autosaveDefaults } from './options.ts';

/** For the version, the id and the brackets around the operations of a save. */
const envelopeBytes = 1000;

/** Bytes of a value as JSON. */
export const jsonBytes = (value: unknown): number =>
  new TextEncoder().encode(JSON.stringify(value)).length;

/** Whether a change can be sent at all. */
export const fitsOneSave = (value: unknown): boolean =>
  jsonBytes(value) + envelopeBytes <= documentLimits.saveBytes;

/** The first operations, as many as one save may send: at least one. */
export function fitSave(operations: readonly Operation[]): readonly Operation[] {
  let bytes = envelopeBytes;
  const most = operations.slice(0, autosaveDefaults.maxOperations);
  const end = most.findIndex((operation, index) => {
    bytes += jsonBytes(operation) + 1;
    return index > 0 && bytes > documentLimits.saveBytes;
  });
  return end === -1 ? most : most.slice(0, end);
}
