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

/** The named members of a browser object, which are on its prototype; none without an object. */
function pick(source: unknown, names: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    names.map((name) => [name, (source as Record<string, unknown>)?.[name]]),
  );
}
