/** Adds an example to the error about an invalid address. Returns any other message unchanged. */
export const appendEmailExample = (problem: string | undefined): string | undefined =>
  problem && /valid email address\.?$/i.test(problem)
    ? `${problem.replace(/\.?$/, '.')} It should look like name@example.com.`
    : problem;
