/** Runs work on every member, a few at once. */
export async function forEach<Member, Result>(
  members: readonly Member[],
  width: number,
  work: (member: Member) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = members.entries();
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const [index, member] of waiting) results[index] = await work(member);
    }),
  );
  return results;
}
