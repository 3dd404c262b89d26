/** The parts of Stryker's JSON report that are read here. */
interface StrykerReport {
  files: Record<
    string,
    {
      mutants: {
        status: string;
        mutatorName: string;
        replacement?: string;
        location: { start: { line: number } };
      }[];
    }
  >;
}

/** Counts each file's mutants and lists the survivors. A mutant that never terminates counts as killed. */
export function summarizeMutants({ files }: StrykerReport) {
  return Object.fromEntries(
    Object.entries(files).map(([file, { mutants }]) => {
      const tested = mutants.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError');
      const survivors = tested
        .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
        .map(
          ({ location, mutatorName, replacement }) =>
            `line ${location.start.line}: ${mutatorName} → ${replacement}`,
        );
      return [file, { mutants: tested.length, killed: tested.length - survivors.length, survivors }];
    }),
  );
}
