import type { Operation } from '@sitewright/contracts/entities';
import type { OperationOf } from './applied.ts';

/** The steps of a batch. Declarations of the recursive schema widen their type; each is an operation. */
export function batchSteps(batch: OperationOf<'batch'>): readonly Operation[] {
  const steps: readonly unknown[] = batch.operations;
  return steps as readonly Operation[];
}
