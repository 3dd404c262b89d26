import { readFileSync } from 'node:fs';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '../../server/http/metrics.ts';
import { registerMetrics } from '../../server/metrics.ts';
import { createServer } from 'node:http';
import express from 'express';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const TOKEN = 'a token of some length';
const lanes = () => [{ name: 'mail', isProved: true, secondsSinceProof: 3, restarts: 0 }];
let app: TestApp;
/** The names of all metrics that a process exposes, including the series of histograms. */
const offered = new Set<string>();
beforeAll(async () => {
  app = await startTestApp({ METRICS_TOKEN: TOKEN, FILES_TOTAL_MOST: '10GiB' });
  const worker = { isRunning: () => true, lanes };
  const metrics = createMetrics(app.ctx, (registrar) => registerMetrics(app.ctx, worker, registrar))!;
  const server = createServer(express().use(metrics.measure, metrics.routes));
  const { text } = await supertest(server)
    .get('/metrics')
    .set('Authorization', `Bearer ${TOKEN}`)
    .expect(200);
  for (const [, name, type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
    offered.add(name!);
    if (type === 'histogram') for (const part of ['bucket', 'count', 'sum']) offered.add(`${name}_${part}`);
  }
});
afterAll(() => app[Symbol.asyncDispose]());

const named = (expr: string) => expr.match(/\b(leavebits|http|nodejs|process)_[a-z\d_]+/g) ?? [];
const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string; runbook: string } }[] }[];
}
interface Dashboard {
  panels: { id: number; title: string; targets?: { expr: string }[] }[];
}

it('each alert uses existing metrics, and has its own section in the operators’ documentation', () => {
  const { groups } = parse(file('ops/alerts.yml')) as Rules;
  const rules = groups.flatMap((group) => group.rules);
  const parts = new Set(
    [...file('docs/operating.md').matchAll(/^### (LeaveBits\w+)$/gm)].map(([, name]) => name),
  );
  expect(rules.length).toBeGreaterThan(10);
  for (const { alert, expr, annotations } of rules) {
    const names = named(expr);
    if (alert !== 'LeaveBitsDown') expect(names, alert).not.toEqual([]);
    for (const name of names) expect([alert, name, offered.has(name)]).toEqual([alert, name, true]);
    expect(annotations.runbook).toBe(`docs/operating.md#${alert.toLowerCase()}`);
    expect(annotations.summary).toMatch(/^[A-Z]/);
  }
  expect(parts).toEqual(new Set(rules.map(({ alert }) => alert)));
});

it('each panel of the dashboard uses existing metrics', () => {
  const { panels } = JSON.parse(file('ops/dashboard.json')) as Dashboard;
  const exprs = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  expect(exprs.length).toBeGreaterThan(10);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  for (const expr of exprs)
    for (const name of named(expr)) expect([name, offered.has(name)]).toEqual([name, true]);
  // None of our own metrics is missing from the dashboard.
  const shown = new Set(exprs.flatMap(named));
  expect([...offered].filter((name) => name.startsWith('leavebits_') && !shown.has(name))).toEqual([]);
});

it('the operators’ documentation lists all of our own metrics', () => {
  const text = file('docs/operating.md');
  expect([...offered].filter((name) => name.startsWith('leavebits_') && !text.includes(name))).toEqual([]);
});
