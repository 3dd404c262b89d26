interface Report {
  error?: { summary?: string };
  message?: string;
  vulnerabilities?: Record<string, { severity: string }>;
}

/** Parses the output of `npm audit --json`. An invalid response never counts as a pass. */
export function evaluateAudit(printed: string): { exitCode: 0 | 1 | 2; words: string } {
  const report = parse(printed);
  if (!report?.vulnerabilities) {
    const reason = report?.message ?? report?.error?.summary ?? 'it printed nothing that we can read';
    return {
      exitCode: 2,
      words: `The registry did not answer the audit, so nothing is known about vulnerabilities. (${reason})`,
    };
  }
  const found = Object.entries(report.vulnerabilities);
  if (found.length === 0)
    return { exitCode: 0, words: 'The registry knows of no vulnerabilities in the product’s packages.' };
  const lines = found.map(([name, { severity }]) => `  ${severity}: ${name}`);
  return {
    exitCode: 1,
    words: ['The registry knows of vulnerabilities in these packages:', ...lines].join('\n'),
  };
}

function parse(text: string): Report | null {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return null;
  }
}
