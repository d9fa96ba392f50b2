import type { Connect, Plugin } from 'vite';

const eventsPath = '/@dev/changes';
const scriptPath = '/@dev/reload.js';

/** A file of its own: published pages run no inline script. A framed page belongs to the editor, which reloads it. */
const script = `
if (window.top === window) {
  new EventSource('${eventsPath}').addEventListener('changed', () => window.location.reload());
}
`;

/** Adds the script that reloads a published page when it would be drawn differently. */
export const withReload = (html: string): string =>
  html.replace(/<\/body>(?![\s\S]*<\/body>)/, `<script src="${scriptPath}" defer></script></body>`);

export interface PageChanges {
  readonly plugin: Plugin;
  /** Every open page of a site loads again. */
  announce(): void;
}

/** Tells the open pages of the sites, over server-sent events, that they are out of date. */
export function createPageChanges(): PageChanges {
  const listeners = new Set<{ write(text: string): unknown }>();
  const answer: Connect.NextHandleFunction = (request, response, next) => {
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
        middlewares.use(answer);
      },
    },
    announce() {
      for (const listener of listeners) listener.write('event: changed\ndata:\n\n');
    },
  };
}
