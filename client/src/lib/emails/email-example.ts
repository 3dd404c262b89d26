/** The sentence about an address that is none, with an example. Other sentences stay as they are. */
export const appendEmailExample = (problem: string | undefined): string | undefined =>
  problem && /valid email address\.?$/i.test(problem)
    ? `${problem.replace(/\.?$/, '.')} It should look like name@example.com.`
    : problem;
