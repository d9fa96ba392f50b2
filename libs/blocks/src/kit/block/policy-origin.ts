/** A host that is safe in a Content-Security-Policy: it neither ends a directive nor matches other hosts. */
const plainOrigin = /^https?:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?$/;

/**
 * The origin of a URL for a policy. Undefined for a URL that is invalid or not http(s), and for hosts that browsers
 * accept but a policy would read differently, such as `*` or `a;sandbox`.
 */
export function policyOrigin(address: string): string | undefined {
  const url = URL.parse(address);
  return url !== null && plainOrigin.test(url.origin) ? url.origin : undefined;
}
