const addressOf = (text: string, type: string) => URL.createObjectURL(new Blob([text], { type }));

/** A provider's page that needs no network. */
export const fakePage = (): string => addressOf('<p>Book here</p>', 'text/html');

/** A provider's script that needs no network: it counts its runs, and marks the elements that it finds. */
export const fakeScript = (): string =>
  addressOf(
    'globalThis.ranScripts=(globalThis.ranScripts??0)+1;for(const place of document.querySelectorAll(".third-party-place>*"))place.dataset.filled=""',
    'text/javascript',
  );

/** A URL that fails to load. */
export function goneAddress(): string {
  const address = addressOf('', 'text/javascript');
  URL.revokeObjectURL(address);
  return address;
}

/** How often the scripts of `fakeScript` have run. */
export const ranScripts = (): number =>
  (globalThis as typeof globalThis & { ranScripts?: number }).ranScripts ?? 0;
