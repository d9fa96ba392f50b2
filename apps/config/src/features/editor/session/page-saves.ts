import { applyOperations as saveOperations } from '@sitewright/contracts/api';
import type { Call } from '../../../api/call.ts';
import type { AutosavePorts } from '../autosave/create-autosave.ts';
import { failedSave } from './save-result.ts';

/** Saves a page's operations, which the server orders with those of other editors. */
export const pageSaves =
  (call: Call, websiteId: string, pageId: string): AutosavePorts['send'] =>
  async (body) => {
    const result = await call(saveOperations, { params: { websiteId, pageId }, body });
    return result.ok ? { kind: 'answered', ...result.data } : failedSave(result.failure);
  };
