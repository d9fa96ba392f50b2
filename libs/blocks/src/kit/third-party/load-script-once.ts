import { loadInTime } from './in-time.ts';

const loads = new WeakMap<Document, Map<string, Promise<void>>>();

/**
 * Runs a third-party script once for all callers with the same source. The script finds its own element by `id`.
 * Rejects on failure and after a timeout; the next call then tries again.
 */
export function loadScriptOnce(document: Document, source: string, id?: string): Promise<void> {
  const loadsBySource = loads.get(document) ?? new Map<string, Promise<void>>();
  loads.set(document, loadsBySource);
  const loading =
    loadsBySource.get(source) ?? load(document, { source, id }, () => loadsBySource.delete(source));
  loadsBySource.set(source, loading);
  return loading;
}

async function load(
  document: Document,
  { source, id = '' }: { readonly source: string; readonly id: string | undefined },
  onError: () => void,
): Promise<void> {
  const script = document.createElement('script');
  script.async = true;
  script.id = id;
  script.src = source;
  const loaded = loadInTime(script);
  document.head.append(script);
  try {
    await loaded;
  } catch (cause) {
    script.remove();
    onError();
    throw cause;
  }
}
