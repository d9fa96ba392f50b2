import { createDataLayer, type DataFetch } from '@sitewright/data-layer';
import { createMemoryHistory } from '@tanstack/react-router';
import { toast } from 'sonner';
import { render, type RenderResult } from 'vitest-browser-react';
import '../theme/layers.css';
import '../theme/tokens.css';
import '../theme/base.css';
import { App } from '../app/app.tsx';
import { createCall } from '../api/call.ts';
import { createDraftStore } from '../drafts/create-draft-store.ts';
import { createRunningSaves } from '../drafts/create-running-saves.ts';
import { redirectToLogin } from '../app/redirect-to-login.ts';
import { createRunningUploads } from '../api/create-running-uploads.ts';
import { withPatch } from '../api/patch-port.ts';
import { createQueryClient } from '../api/query-client.ts';
import { createAppRouter } from '../app/router.tsx';
import type { Services } from '../app/services.ts';
import { createCommandRegistry } from '../shell/commands/create-command-registry.ts';
import { createFakeApi, type FakeApi } from './create-fake-api.ts';
import { fakeFetch } from './fake-fetch.ts';
import type { FakeState } from './state.ts';

/** The whole application on a fake API, at a path below `/config`. */
export interface RenderedApp {
  readonly screen: RenderResult;
  readonly api: FakeApi;
  /** The current path and query of the application. */
  readonly address: () => string;
  /** Refetches everything that is shown, as a return to the window does. */
  readonly refetch: () => Promise<void>;
  /** External URLs that the application navigated to. */
  readonly left: readonly string[];
  /** Errors that were reported to developers. */
  readonly reported: readonly string[];
}

export async function renderApp(
  path: string,
  changes: {
    readonly state?: Partial<FakeState>;
    readonly services?: Partial<Services>;
    /** Called with each request to the API. */
    readonly wrapFetch?: (fetch: DataFetch) => DataFetch;
  } = {},
): Promise<RenderedApp> {
  const { wrapFetch = (fetch) => fetch } = changes;
  const api = createFakeApi(changes.state);
  const history = createMemoryHistory({ initialEntries: [`/config${path}`] });
  const router = createAppRouter(history);
  const left: string[] = [];
  const reported: string[] = [];
  const entries = new Map<string, string>();
  const dataLayer = createDataLayer({
    fetch: withPatch(wrapFetch(fakeFetch(api.handlers))),
    setTimer: (callback, delayMs) => setTimeout(callback, delayMs),
    emit: ({ type }) => {
      if (type === 'loginRequired') redirectToLogin(router);
    },
  });
  let count = 0;
  const services: Services = {
    call: createCall(dataLayer),
    upload: async () => ({
      ok: false,
      failure: { kind: 'connection', status: 0, message: 'No upload here.' },
    }),
    sendFile: async () => ({
      ok: false,
      failure: { kind: 'connection', status: 0, message: 'No upload here.' },
    }),
    uploadImport: async (input) => ({ ok: true, data: await api.uploadImport(input) }),
    now: () => Date.UTC(2026, 10, 20, 12, 4),
    createId: () => `made${String((count += 1)).padStart(8, '0')}`,
    storage: {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
    },
    tab: { id: 'tab', others: async () => new Set() },
    drafts: createDraftStore(),
    runningSaves: createRunningSaves(),
    runningUploads: createRunningUploads(),
    openChannel: (name) => new BroadcastChannel(name),
    userAgent: 'Chromium',
    report: (message) => void reported.push(message),
    leaveTo: (url) => void left.push(url),
    ...changes.services,
  };
  // Toasts are kept by a module: those of an earlier test would cover the screen of this one.
  toast.dismiss();
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
    refetch: () => client.invalidateQueries(),
  };
}
