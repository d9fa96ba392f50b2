import type { Connect, Plugin } from 'vite';

const eventsPath = '/@dev/changes';
const scriptPath = '/@dev/reload.js';

/** Served as a file, because published pages run no inline script. Framed pages are reloaded by the editor. */
const script = `
if (window.top === window) {
  new EventSource('${eventsPath}').addEventListener('changed', () => window.location.reload());
}
`;

/** Adds the script that reloads a published page after a change to its rendering. */
export const withReload = (html: string): string =>
  html.replace(/<\/body>(?![\s\S]*<\/body>)/, `<script src="${scriptPath}" defer></script></body>`);

export interface PageChanges {
  readonly plugin: Plugin;
  /** Reloads every open page of a site. */
  announce(): void;
}

/** Notifies the open pages of the sites, with server-sent events, that they are out of date. */
export function createPageChanges(): PageChanges {
  const listeners = new Set<{ write(text: string): unknown }>();
  const handleRequest: Connect.NextHandleFunction = (request, response, next) => {
    if (request.url === scriptPath) {
      response.setHeader('content-type', 'text/javascript; charset=utf-8');
      response.end(script);
    } else if (request.url === eventsPath) {
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
      });
      response.write('retry: 500\n\n');
      listeners.add(response);
      request.once('close', () => listeners.delete(response));
    } else next();
  };
  return {
    plugin: {
      name: 'page-changes',
      configureServer: ({ middlewares }) => {
        middlewares.use(handleRequest);
      },
    },
    announce() {
      for (const listener of listeners) listener.write('event: changed\ndata:\n\n');
    },
  };
}
