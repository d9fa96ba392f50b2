import { circumstanceNames, type PerformanceRecord } from '../performance/record.ts';

/** Reads the browser's data about the page, the connection and the device. */
export function readPageContext(ownerWindow: Window): Omit<PerformanceRecord, 'pageLoadId'> {
  const { navigator, performance, screen } = ownerWindow;
  return {
    ...pick(performance?.getEntriesByType?.('navigation')[0], circumstanceNames.navigation),
    ...pick('connection' in navigator && navigator.connection, circumstanceNames.connection),
    ...pick(screen, circumstanceNames.screen),
    ...pick(navigator, circumstanceNames.hardware),
  };
}

/** Reads members of a browser object, if it exists. They are on its prototype, so that spreading would omit them. */
function pick(source: unknown, names: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    names.map((name) => [name, (source as Record<string, unknown>)?.[name]]),
  );
}
