import project from '../../package.json' with { type: 'json' };

/** The oldest version of each browser that the client must work in, as `browserslist` in package.json names them. */
export const browserFloor: Readonly<Record<string, number>> = Object.fromEntries(
  project.browserslist.map((line) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(line)!;
    return [name, Number(version)];
  }),
);

/** What the build translates scripts and styles for, such as `chrome109`. */
export const buildTargets = Object.entries(browserFloor).map(
  ([name, version]) => `${name === 'ios_saf' ? 'ios' : name}${version}`,
);
