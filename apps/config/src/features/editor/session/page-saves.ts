import { applyOperations as saveOperations } from '@sitewright/contracts/api';
import type { Call } from '../../../api/call.ts';
import type { AutosavePorts } from '../autosave/create-autosave.ts';
import { jsonBytes } from '../autosave/fit-save.ts';
import { autosaveDefaults } from '../autosave/options.ts';
import { failedSave } from './save-result.ts';

/** Saves a page's operations, which the server orders with those of other editors. */
export const pageSaves =
  (call: Call, websiteId: string, pageId: string): AutosavePorts['send'] =>
  async (body) => {
    const params = { websiteId, pageId };
    // The window may be closed before the response arrives.
    const keepalive = jsonBytes(body) <= autosaveDefaults.maxKeepaliveBytes;
    const result = await call(saveOperations, { params, body, keepalive });
    return result.ok ? { kind: 'answered', ...result.data } : failedSave(result.failure);
  };
