/** What the whole test suite costs: its steps, and its projects one by one. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeMachine } from './describe-machine.ts';

const root = join(import.meta.dirname, '../..');
const TARGET_MINUTES = 20;

interface Figures {
  readonly name: string;
  readonly tests?: number;
  readonly seconds: number;
  readonly cpuSeconds: number | null;
}

/** Written by scripts/test.mjs. */
interface Suite {
  readonly steps: readonly Figures[];
  readonly projects: readonly Figures[];
}

export async function benchSuite(): Promise<string> {
  const machine = describeMachine();
  // CI skips nothing that passed before. A failing test ends this benchmark: its figures would be of another suite.
  execFileSync(process.execPath, ['scripts/test.mjs'], {
    cwd: root,
    env: { ...process.env, CI: 'true' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const { steps, projects }: Suite = JSON.parse(readFileSync(join(root, 'artifacts/suite.json'), 'utf8'));
  const seconds = steps.reduce((sum, step) => sum + step.seconds, 0);
  return `## Test suite

${machine}

The whole of \`npm test\` took ${minutes(seconds)} minutes (target: ${TARGET_MINUTES}). CPU time is that of all processes that were started and had ended.

| step | minutes | CPU-minutes |
|---|---|---|
${steps.map((step) => `| ${step.name} | ${minutes(step.seconds)} | ${minutes(step.cpuSeconds)} |`).join('\n')}

| project | tests | minutes | CPU-minutes |
|---|---|---|---|
${projects.map((one) => `| ${one.name} | ${one.tests?.toLocaleString('en')} | ${minutes(one.seconds)} | ${minutes(one.cpuSeconds)} |`).join('\n')}`;
}

function minutes(seconds: number | null): string {
  return seconds === null ? '–' : (seconds / 60).toFixed(1);
}
