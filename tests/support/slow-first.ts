import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** They restart a server dozens of times; begun last, they would run on alone. */
const SLOWEST = /\/(release-crashes|uploads-crash)\.test\.ts$/;

const isSlow = ({ moduleId }: TestSpecification) => SLOWEST.test(moduleId);

/** Begins with the slowest files, also on a machine that has not measured any yet. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
