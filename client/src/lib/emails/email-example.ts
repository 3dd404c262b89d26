/** Appends an example to the error about an invalid address. Other messages are returned unchanged. */
export const appendEmailExample = (problem: string | undefined): string | undefined =>
  problem && /valid email address\.?$/i.test(problem)
    ? `${problem.replace(/\.?$/, '.')} It should look like name@example.com.`
    : problem;
