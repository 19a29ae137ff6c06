/** What starting costs, from the sources and from the bundle: processes, threads, commands. `START_RUNS=1` for a quick look. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVER_NODE_FLAGS } from '../../../apps/server/src/processes/node-flags.ts';
import { describeDuration, describeMachine } from '../describe-machine.ts';
import { type Cost, medianCost } from './start-cost.ts';
import { measureProduct, type ProductStart } from './start-product.ts';
import { measureThreads } from './start-threads.ts';

const RUNS = Number(process.env.START_RUNS ?? 5);
const ROOT = join(import.meta.dirname, '../../..');
const PROCESSES = join(ROOT, 'apps/server/src/processes');
/** Tells on its last line what it has used of the processor. */
const PROBE = `data:text/javascript,process.on('exit',()=>{const{user,system}=process.cpuUsage();process.stderr.write('\\n'+(user+system)/1000)})`;

interface Row {
  readonly what: string;
  readonly sources: Cost;
  readonly bundle: Cost;
}

export async function benchStart(): Promise<string> {
  const machine = describeMachine();
  const bundle = process.env.WENJIAN_BUNDLE;
  if (!bundle) throw new Error('WENJIAN_BUNDLE names no bundle: run this with npm run bench -- start');
  const startedAt = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'wenjian-start-files-'));
  try {
    const rows = [...(await measureProcesses(bundle)), ...(await measureCommands(bundle, folder))];
    console.error('start: threads');
    const threads = await measureThreads(bundle, RUNS);
    console.error('start: the whole product');
    const product = {
      sources: await measureProduct(RUNS, [join(PROCESSES, 'embedded.ts')]),
      bundle: await measureProduct(RUNS, [join(ROOT, 'scripts/start.mjs')]),
    };
    return section(
      machine,
      rows,
      threads.map(({ name, ...costs }) => ({ what: name, ...costs })),
      product,
      startedAt,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Without a database a process loads everything it is made of, says that it cannot start, and ends. */
async function measureProcesses(bundle: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const name of ['server', 'worker']) {
    console.error(`start: ${name}`);
    const flags = name === 'server' ? SERVER_NODE_FLAGS : [];
    rows.push({
      what: `${name} process, loading`,
      sources: await medianCost(RUNS, () => run([...flags, join(PROCESSES, `${name}.ts`)])),
      bundle: await medianCost(RUNS, () => run([...flags, join(bundle, `${name}.mjs`)])),
    });
  }
  return rows;
}

async function measureCommands(bundle: string, folder: string): Promise<readonly Row[]> {
  const [old, revised] = [join(folder, 'old.txt'), join(folder, 'new.txt')];
  writeFileSync(old, contract('一千元', '三十'));
  writeFileSync(revised, contract('二千元', '十五'));
  const rows: Row[] = [];
  for (const args of [
    ['compare', old, revised, '--json'],
    ['audit', old, '--json'],
  ]) {
    console.error(`start: wenjian ${args[0]}`);
    rows.push({
      what: `wenjian ${args[0]}, a small file`,
      sources: await medianCost(RUNS, () => run([join(ROOT, 'apps/cli/src/main.ts'), ...args])),
      bundle: await medianCost(RUNS, () => run([join(bundle, 'wenjian.mjs'), ...args])),
    });
  }
  return rows;
}

function contract(sum: string, days: string): string {
  return `采购合同\n甲方：甲公司\n乙方：乙公司\n第一条 甲方向乙方支付货款${sum}。\n第二条 乙方应在${days}日内交货。\n`;
}

function run(args: readonly string[]): Promise<Cost> {
  const startedAt = performance.now();
  const env = { ...process.env, DATABASE_URL: '' };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, ['--import', PROBE, ...args], { env }, (_, __, stderr) => {
      const processorMs = Number(stderr.trim().split('\n').at(-1));
      if (Number.isNaN(processorMs)) return reject(new Error(stderr));
      resolve({ elapsedMs: performance.now() - startedAt, processorMs });
    });
  });
}

function section(
  machine: string,
  rows: readonly Row[],
  threads: readonly Row[],
  product: { readonly sources: ProductStart; readonly bundle: ProductStart },
  startedAt: number,
): string {
  return `## Start

${machine} ${describeDuration(startedAt)} Medians of ${RUNS}, after a first start that fills Node's compile cache.

Processes and commands from the sources (as \`npm run dev\` runs them) and from the bundle (as \`npm start\` and the images do): seconds of the processor, and seconds that pass.

${table(rows, (ms) => (ms / 1_000).toFixed(2))}

| the whole product on a folder with data | sources | \`npm start\` |
|---|---|---|
| until \`/readyz\` answers | ${(product.sources.readyMs / 1_000).toFixed(1)} s | ${(product.bundle.readyMs / 1_000).toFixed(1)} s |
| resident memory of the idle server | ${megabytes(product.sources)} | ${megabytes(product.bundle)} |

A thread from its start to its engine's first word, in milliseconds:

${table(threads, (ms) => ms.toFixed(0))}`;
}

function table(rows: readonly Row[], show: (ms: number) => string): string {
  const lines = rows.map(
    ({ what, sources, bundle }) =>
      `| ${what} | ${show(sources.processorMs)} | ${show(bundle.processorMs)} | ${show(sources.elapsedMs)} | ${show(bundle.elapsedMs)} |`,
  );
  return [
    '| | sources, processor | bundle, processor | sources, passes | bundle, passes |',
    '|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}

function megabytes({ serverBytes }: ProductStart): string {
  return `${Math.round(serverBytes / 1_000_000)} MB`;
}
