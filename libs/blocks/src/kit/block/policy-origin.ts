/** A host that a Content-Security-Policy can name: nothing in it ends a directive or stands for other hosts. */
const plainOrigin = /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?$/;

/**
 * The origin of a whole address as a policy names it. Undefined for what is no address of the web, and for hosts that
 * browsers take but a policy would read as something else, such as `*` or `a;sandbox`.
 */
export function policyOrigin(address: string): string | undefined {
  const url = URL.parse(address);
  return url !== null && plainOrigin.test(url.origin) ? url.origin : undefined;
}
