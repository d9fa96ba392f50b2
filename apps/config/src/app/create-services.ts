import { createDataLayer } from '@sitewright/data-layer';
import { browserPorts } from '@sitewright/data-layer/dom';
import { createCall } from '../api/call.ts';
import { createDraftStore } from '../drafts/create-draft-store.ts';
import { createRunningSaves } from '../drafts/create-running-saves.ts';
import { createTab } from './create-tab.ts';
import { deviceStorage } from './device-storage.ts';
import { withPatch } from '../api/patch-port.ts';
import type { Services } from './services.ts';
import { configText } from '../texts/config-text.ts';
import { createSendFile } from '../api/send-file.ts';
import { createUpload } from '../api/upload.ts';
import { createRunningUploads } from '../api/create-running-uploads.ts';
import { createUploadImport } from '../api/upload-import.ts';

const idAlphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Twelve random characters, unbiased enough for ids that must be unique in one document. */
const createId = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(12)),
    (byte) => idAlphabet[byte % idAlphabet.length],
  ).join('');

/** The services of a real browser. `onLoginRequired` is called when the session has ended. */
export function createServices(
  window: Window & typeof globalThis,
  onLoginRequired: () => void,
): Services {
  const ports = browserPorts(window, ({ type }) => {
    if (type === 'loginRequired') onLoginRequired();
  });
  const dataLayer = createDataLayer({
    ...ports,
    fetch: withPatch(ports.fetch),
    retries: 2,
    texts: { connection: configText('general.unableToConnect') },
  });
  const filePorts = {
    createRequest: () => new window.XMLHttpRequest(),
    readCrumb: () => ports.readCrumb?.(),
  };
  return {
    call: createCall(dataLayer),
    upload: createUpload(filePorts),
    sendFile: createSendFile(filePorts),
    uploadImport: createUploadImport(filePorts),
    now: () => Date.now(),
    createId,
    storage: deviceStorage(window),
    tab: createTab(createId(), window.navigator.locks),
    drafts: createDraftStore(),
    runningSaves: createRunningSaves(),
    runningUploads: createRunningUploads(),
    openChannel: (name) => new window.BroadcastChannel(name),
    userAgent: window.navigator.userAgent,
    report: (message) => window.reportError(new Error(message)),
    leaveTo: (url) => window.location.assign(url),
  };
}
