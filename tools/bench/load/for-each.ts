/** Runs `work` on every member, at most `width` at a time. The results are in the order of the members. */
export async function forEach<Member, Result>(
  members: readonly Member[],
  width: number,
  work: (member: Member) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  // One iterator for all workers, so that each member is processed once.
  const queue = members.entries();
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const [index, member] of queue) results[index] = await work(member);
    }),
  );
  return results;
}
