/** The addresses of the frames in an owner's HTML, which runs under the policy of its page. */
export const framesInside = (html: string): string[] =>
  [...html.matchAll(/<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );
