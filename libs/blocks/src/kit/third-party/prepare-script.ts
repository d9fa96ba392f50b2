interface TockCalls {
  (...call: readonly unknown[]): void;
  queue?: (readonly unknown[])[];
}

/** Tock's script processes the calls that were queued before it loaded. */
function prepareTock(view: Window, root: HTMLElement): void {
  const place = view as Window & { tock?: TockCalls };
  if (place.tock === undefined) {
    const queue: (readonly unknown[])[] = [];
    place.tock = Object.assign((...call: readonly unknown[]) => void queue.push(call), { queue });
  }
  const business = root.querySelector<HTMLElement>('[data-tock-business]')?.dataset['tockBusiness'];
  place.tock('init', business);
}

/** The page's preparation for a provider's script, by `data-provider`. */
export const prepareScript: Readonly<Record<string, (view: Window, root: HTMLElement) => void>> = {
  tock: prepareTock,
};
