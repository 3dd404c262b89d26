import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const PROMTOOL = process.env['PROMTOOL_PATH'] ?? 'promtool';
const hasPromtool = spawnSync(PROMTOOL, ['--version']).status === 0;
const fileOf = (name: string) => fileURLToPath(new URL(`../../ops/${name}`, import.meta.url));
const check = (file: string) => {
  const { status, stdout, stderr } = spawnSync(PROMTOOL, ['check', 'rules', file], { encoding: 'utf8' });
  return { status, words: stdout + stderr };
};

interface Dashboard {
  panels: { targets?: { expr: string }[] }[];
}

// Debian ships it in the package `prometheus`. PROMTOOL_PATH may name a different one.
it.skipIf(!hasPromtool)(
  'Prometheus itself accepts the alerts and every expression of the dashboard (skipped without promtool)',
  () => {
    expect(check(fileOf('alerts.yml'))).toMatchObject({ status: 0 });
    const { panels } = JSON.parse(readFileSync(fileOf('dashboard.json'), 'utf8')) as Dashboard;
    const rules = panels
      .flatMap(({ targets = [] }) => targets)
      .map(({ expr }, index) => ({ record: `panel:${index}`, expr }));
    const folder = mkdtempSync(path.join(tmpdir(), 'leavebits-rules-'));
    try {
      const file = path.join(folder, 'rules.json');
      const checked = (list: typeof rules) => {
        writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules: list }] }));
        return check(file);
      };
      expect(checked(rules)).toMatchObject({ status: 0 });
      // Control: it detects a mistake.
      expect(checked([{ record: 'broken', expr: 'sum by (lane (x)' }]).status).not.toBe(0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
