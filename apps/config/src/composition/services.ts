import type { EventChannel } from '@sitewright/site-runtime/editor-events';
import { createContext, use } from 'react';
import type { Call } from './call.ts';
import type { DraftStore } from './create-draft-store.ts';
import type { Tab } from './create-tab.ts';
import type { RunningSaves } from './create-running-saves.ts';
import type { Upload } from './upload.ts';

/** What the screens use of the outside world. Tests hand in their own. */
export interface Services {
  readonly call: Call;
  readonly upload: Upload;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A random id of lower-case letters and digits, for blocks, sections and saves. */
  readonly createId: () => string;
  /** Where choices of this person on this device are kept. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly tab: Tab;
  /** What was typed and is not saved yet. */
  readonly drafts: DraftStore;
  /** Saves of documents that go on after the editor was left. */
  readonly runningSaves: RunningSaves;
  /** Opens a channel between the tabs of this browser. */
  readonly openChannel: (name: string) => EventChannel;
  /** What the browser calls itself. */
  readonly userAgent: string;
  /** Tells a developer of an error that nobody else can do anything about. */
  readonly report: (message: string) => void;
  /** Leaves for an address outside the configuration area. */
  readonly leaveTo: (url: string) => void;
}

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ServicesContext.Provider;

/** The services of the application; a bug when there is no provider above. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error('There is no ServicesProvider above.');
  return services;
}
