import { readFileSync } from 'node:fs';

const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] };

/** The oldest version of each browser that the client must work in, as `browserslist` in package.json names them. */
export const browserFloor: Readonly<Record<string, number>> = Object.fromEntries(
  browserslist.map((line) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(line)!;
    return [name!, Number(version)];
  }),
);

/** What the build translates scripts and styles for, such as `chrome109`. */
export const buildTargets = Object.entries(browserFloor).map(
  ([name, version]) => `${name === 'ios_saf' ? 'ios' : name}${version}`,
);
