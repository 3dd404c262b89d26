import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';

/*
 * npm run sbom -- FILE
 *
 * Writes a CycloneDX SBOM of the product from the installed packages. Works offline.
 */

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Please name the file: npm run sbom -- leavebits.cdx.json');
  process.exit(1);
}
const { status, stdout, stderr } = spawnSync(
  'npm',
  ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--omit=dev'],
  { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);
const list = status === 0 ? (JSON.parse(stdout) as { components?: unknown[] }) : null;
if (!list?.components?.length) {
  console.error(`npm could not make the list. Run \`npm ci\` first.\n${stderr}`);
  process.exit(1);
}
await writeFile(file, stdout);
console.log(`${file} lists ${list.components.length} packages.`);
