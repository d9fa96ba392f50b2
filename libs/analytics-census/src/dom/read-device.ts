import type { HitDevice } from '../hits/hit.ts';

/** Reads the device data of a window. */
export function readDevice(ownerWindow: Window): HitDevice {
  return {
    userAgent: ownerWindow.navigator.userAgent,
    viewportWidth: ownerWindow.innerWidth,
    viewportHeight: ownerWindow.innerHeight,
    screenWidth: ownerWindow.screen.width,
    screenHeight: ownerWindow.screen.height,
  };
}

/** Whether the browser sends Global Privacy Control. */
export function hasPrivacyControl(navigator: Navigator): boolean {
  return (navigator as { readonly globalPrivacyControl?: unknown }).globalPrivacyControl === true;
}
