/** What is used of the provider's code: `google.maps` of the frame's window. */
export interface ProviderMaps {
  readonly Map: new (
    container: HTMLElement,
    options: object,
  ) => { readonly setOptions: (options: object) => void };
  readonly Marker: new (options: object) => {
    readonly addListener: (event: 'click', listener: () => void) => void;
    readonly setDraggable: (isDraggable: boolean) => void;
  };
  readonly Point: new (x: number, y: number) => object;
  readonly Size: new (width: number, height: number) => object;
}

/** The frame's window: what the provider's script puts there, and what it calls there. */
export type ProviderWindow = Window & {
  google?: { readonly maps: ProviderMaps };
  /** Called when the script is ready; it is named in the script's address. */
  mapReady?: () => void;
  /** Called when the key is rejected. */
  gm_authFailure?: () => void;
};
