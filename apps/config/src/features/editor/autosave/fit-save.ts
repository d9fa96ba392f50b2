import type { Operation } from '@sitewright/contracts/entities';
import { documentLimits } from '@sitewright/contracts/limits';
import { autosaveDefaults } from './options.ts';

/** Space for the version, the id and the brackets around the operations of a save. */
const envelopeBytes = 1000;

/** The size of a value as JSON, in bytes. */
export const jsonBytes = (value: unknown): number =>
  new TextEncoder().encode(JSON.stringify(value)).length;

/** Whether a change is small enough to be sent. */
export const fitsOneSave = (value: unknown): boolean =>
  jsonBytes(value) + envelopeBytes <= documentLimits.saveBytes;

/** The first operations that fit into one save: at least one. */
export function fitSave(operations: readonly Operation[]): readonly Operation[] {
  let bytes = envelopeBytes;
  const candidates = operations.slice(0, autosaveDefaults.maxOperations);
  const end = candidates.findIndex((operation, index) => {
    bytes += jsonBytes(operation) + 1;
    return index > 0 && bytes > documentLimits.saveBytes;
  });
  return end === -1 ? candidates : candidates.slice(0, end);
}
