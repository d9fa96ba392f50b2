import { createDataLayer, type DataFetch } from '@sitewright/data-layer';
import { createMemoryHistory } from '@tanstack/react-router';
import { render, type RenderResult } from 'vitest-browser-react';
import '../look/layers.css';
import '../look/tokens.css';
import '../look/base.css';
import { App } from '../composition/app.tsx';
import { createCall } from '../composition/call.ts';
import { createDraftStore } from '../composition/create-draft-store.ts';
import { createRunningSaves } from '../composition/create-running-saves.ts';
import { leadToLogin } from '../composition/lead-to-login.ts';
import { withPatch } from '../composition/patch-port.ts';
import { createQueryClient } from '../composition/query-client.ts';
import { createAppRouter } from '../composition/router.tsx';
import type { Services } from '../composition/services.ts';
import { createCommandRegistry } from '../shell/commands/create-command-registry.ts';
import { createFakeApi, type FakeApi } from './create-fake-api.ts';
import { fakeFetch } from './fake-fetch.ts';
import type { FakeState } from './state.ts';

/** The whole application on a fake API, at an address below `/config`. */
export interface RenderedApp {
  readonly screen: RenderResult;
  readonly api: FakeApi;
  /** Where the application is: path and query. */
  readonly address: () => string;
  /** Reads everything that is shown anew, as the return to the window does. */
  readonly readAnew: () => Promise<void>;
  /** Addresses outside of the application that it left for. */
  readonly left: readonly string[];
  /** What a developer was told. */
  readonly reported: readonly string[];
}

export async function renderApp(
  path: string,
  changes: {
    readonly state?: Partial<FakeState>;
    readonly services?: Partial<Services>;
    /** Hears what is asked of the API. */
    readonly wrapFetch?: (fetch: DataFetch) => DataFetch;
  } = {},
): Promise<RenderedApp> {
  const { wrapFetch = (fetch) => fetch } = changes;
  const api = createFakeApi(changes.state);
  const history = createMemoryHistory({ initialEntries: [`/config${path}`] });
  const router = createAppRouter(history);
  const left: string[] = [];
  const reported: string[] = [];
  const kept = new Map<string, string>();
  const dataLayer = createDataLayer({
    fetch: withPatch(wrapFetch(fakeFetch(api.handlers))),
    setTimer: (callback, delayMs) => setTimeout(callback, delayMs),
    emit: ({ type }) => {
      if (type === 'loginRequired') leadToLogin(router);
    },
  });
  let count = 0;
  const services: Services = {
    call: createCall(dataLayer),
    upload: async () => ({
      ok: false,
      failure: { kind: 'connection', status: 0, message: 'No upload here.' },
    }),
    now: () => Date.UTC(2026, 10, 20, 12, 4),
    createId: () => `made${String((count += 1)).padStart(8, '0')}`,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    tab: { id: 'tab', others: async () => new Set() },
    drafts: createDraftStore(),
    runningSaves: createRunningSaves(),
    openChannel: (name) => new BroadcastChannel(name),
    userAgent: 'Chromium',
    report: (message) => void reported.push(message),
    leaveTo: (url) => void left.push(url),
    ...changes.services,
  };
  const client = createQueryClient();
  const screen = await render(
    <App services={services} client={client} commands={createCommandRegistry()} router={router} />,
  );
  return {
    screen,
    api,
    left,
    reported,
    address: () => history.location.href,
    readAnew: () => client.invalidateQueries(),
  };
}
