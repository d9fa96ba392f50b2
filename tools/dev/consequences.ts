/** What has to be rebuilt or restarted before a change is visible. */
export interface Consequences {
  /** The visitor app's build, with which the server renders pages; a new build needs a restart of the server. */
  readonly renderer: boolean;
  /** The part of the editor that runs inside the framed page. */
  readonly canvas: boolean;
  /** The running API. */
  readonly server: boolean;
}

const nothing: Consequences = { renderer: false, canvas: false, server: false };
const test = /\.(?:test|browser\.test|typetest|e2e)\.tsx?$/;
const source = /\.(?:tsx?|css|sql|json|svg|woff2)$/;

/**
 * Consequences of a changed file; `path` is relative to the repository, with slashes. The screens of the configuration
 * area have none: Vite updates them in the running page.
 */
export function consequencesOf(path: string): Consequences {
  if (!source.test(path) || test.test(path) || path.includes('/dist/')) return nothing;
  if (path.startsWith('apps/visitor/src/')) return { ...nothing, renderer: true };
  if (path.startsWith('apps/config/src/canvas/')) return { ...nothing, canvas: true };
  if (/^apps\/api\/(?:src|migrations)\//.test(path)) return { ...nothing, server: true };
  if (!/^libs\/[^/]+\/src\//.test(path)) return nothing;
  return path.endsWith('.css') || path.endsWith('editor.tsx')
    ? { renderer: !path.endsWith('editor.tsx'), canvas: true, server: false }
    : { renderer: true, canvas: true, server: true };
}
