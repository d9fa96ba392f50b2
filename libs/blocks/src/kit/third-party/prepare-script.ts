interface TockCalls {
  (...call: readonly unknown[]): void;
  queue?: (readonly unknown[])[];
}

/** Tock's script processes the calls that were queued before it loaded. */
function prepareTock(view: Window, root: HTMLElement): void {
  const tockWindow = view as Window & { tock?: TockCalls };
  if (tockWindow.tock === undefined) {
    const queue: (readonly unknown[])[] = [];
    tockWindow.tock = Object.assign((...call: readonly unknown[]) => void queue.push(call), {
      queue,
    });
  }
  const business = root.querySelector<HTMLElement>('[data-tock-business]')?.dataset['tockBusiness'];
  tockWindow.tock('init', business);
}

/** Functions that prepare the page for a provider's script, by `data-provider`. */
export const prepareScript: Readonly<Record<string, (view: Window, root: HTMLElement) => void>> = {
  tock: prepareTock,
};
