/** Loads a script into a page once. Rejects when loading fails; the next call tries again. */
export function loadScript(page: Document, url: string): Promise<void> {
  const existing = loads.get(page)?.get(url);
  if (existing) return existing;
  const script = page.createElement('script');
  script.src = url;
  script.async = true;
  const load = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      loads.get(page)?.delete(url);
      reject(new Error(`The script at ${url} could not be loaded`));
    });
  });
  loads.set(page, (loads.get(page) ?? new Map()).set(url, load));
  page.head.append(script);
  return load;
}

const loads = new WeakMap<Document, Map<string, Promise<void>>>();
