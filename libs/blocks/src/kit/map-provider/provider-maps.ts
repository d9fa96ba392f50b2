/** The used part of the provider's API: `google.maps` of the frame's window. */
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

/** The frame's window with the globals that the provider's script sets and calls. */
export type ProviderWindow = Window & {
  google?: { readonly maps: ProviderMaps };
  /** Called when the script is ready; its name is part of the script's URL. */
  mapReady?: () => void;
  /** Called when the key is rejected. */
  gm_authFailure?: () => void;
};
