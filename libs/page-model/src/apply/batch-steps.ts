import type { Operation } from '@sitewright/contracts/entities';
import type { OperationOf } from './applied.ts';

/** The steps of a batch. The recursive schema widens their declared type; each is an operation. */
export function batchSteps(batch: OperationOf<'batch'>): readonly Operation[] {
  const steps: readonly unknown[] = batch.operations;
  return steps as readonly Operation[];
}
