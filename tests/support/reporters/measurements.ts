const MARK = '[figure] ';

/** Prints a measurement. `npm run test:long` also writes it to `tests/results/long.json`. */
export function printMeasurement(sentence: string): void {
  console.log(MARK + sentence);
}

/** The measurements in a piece of output. */
export function parseMeasurements(output: string): string[] {
  const lines = output.split('\n').filter((line) => line.startsWith(MARK));
  return lines.map((line) => line.slice(MARK.length));
}
