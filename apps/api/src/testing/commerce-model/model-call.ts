import type { TestResponse } from '../test-client.ts';
import type { ModelShop } from './model-shop.ts';

/**
 * The response of a server, or null if its sender learns nothing: the server stopped before, or is too busy (503), as
 * on a slow machine. Another error of the server is an error of the model.
 */
export async function callServer(
  shop: ModelShop,
  server: number,
  send: () => Promise<TestResponse>,
): Promise<TestResponse | null> {
  const response = await send();
  if (response.status < 500) return response;
  if (response.status === 503 || shop.servers[server]?.isStopped === true) return null;
  shop.errors.push(`A server answered ${response.status}: ${response.text.slice(0, 300)}`);
  return null;
}

/** The item at a drawn index, if there is any. */
export const itemAt = <T>(items: readonly T[], index: number): T | undefined =>
  items[index % Math.max(1, items.length)];
