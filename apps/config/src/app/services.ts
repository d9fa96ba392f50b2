import type { DeviceStorage } from './device-storage.ts';
import type { EventChannel } from '@sitewright/site-runtime/editor-events';
import { createContext, use } from 'react';
import type { Call } from '../api/call.ts';
import type { DraftStore } from '../drafts/create-draft-store.ts';
import type { Tab } from './create-tab.ts';
import type { RunningSaves } from '../drafts/create-running-saves.ts';
import type { SendFile } from '../api/send-file.ts';
import type { Upload } from '../api/upload.ts';
import type { RunningUploads } from '../api/create-running-uploads.ts';
import type { UploadImport } from '../api/upload-import.ts';

/** The services that the screens depend on. Tests pass in their own. */
export interface Services {
  readonly call: Call;
  readonly upload: Upload;
  readonly sendFile: SendFile;
  readonly uploadImport: UploadImport;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A random id of lower-case letters and digits, for blocks, sections and saves. */
  readonly createId: () => string;
  /** Where this person's preferences on this device are stored. */
  readonly storage: DeviceStorage;
  readonly tab: Tab;
  /** The drafts that are not saved yet. */
  readonly drafts: DraftStore;
  /** Saves that continue after the editor was left. */
  readonly runningSaves: RunningSaves;
  /** Uploads that are not complete. */
  readonly runningUploads: RunningUploads;
  /** Opens a channel between the tabs of this browser. */
  readonly openChannel: (name: string) => EventChannel;
  /** The browser's user agent. */
  readonly userAgent: string;
  /** Reports an error that only a developer can fix. */
  readonly report: (message: string) => void;
  /** Leaves the configuration area for another URL. */
  readonly leaveTo: (url: string) => void;
}

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/** The services of the application. Throws without a provider. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('There is no ServicesProvider above.');
  return services;
}
