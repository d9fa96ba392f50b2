const createBlobUrl = (text: string, type: string) =>
  URL.createObjectURL(new Blob([text], { type }));

/** A provider's page that needs no network. */
export const fakePage = (): string => createBlobUrl('<p>Book here</p>', 'text/html');

/** A provider's script that needs no network: it counts its runs, and sets `data-filled` on its elements. */
export const fakeScript = (): string =>
  createBlobUrl(
    'globalThis.ranScripts=(globalThis.ranScripts??0)+1;for(const element of document.querySelectorAll(".third-party-place>*"))element.dataset.filled=""',
    'text/javascript',
  );

/** A URL that fails to load. */
export function goneAddress(): string {
  const url = createBlobUrl('', 'text/javascript');
  URL.revokeObjectURL(url);
  return url;
}

/** How often the scripts of `fakeScript` have run. */
export const ranScripts = (): number =>
  (globalThis as typeof globalThis & { ranScripts?: number }).ranScripts ?? 0;
