/** How fast a large knowledge base responds: its list and its search, through the whole server. */
import { listKnowledge, searchKnowledge } from '@wenjian/api';
import { createRandom } from './contract-text.ts';
import { describeMachine } from './describe-machine.ts';
import { numberOf, openLargeSpace, PAGES_EACH } from './workspace-space.ts';

const DOCUMENTS = 10_000;
const REQUESTS = 200;
const TARGET_P95_MS = 200;

interface Row {
  readonly name: string;
  readonly detail: string;
  readonly times: readonly number[];
}

export async function benchWorkspace(): Promise<string> {
  const machine = describeMachine();
  console.error(`workspace: writing ${DOCUMENTS} documents`);
  const space = await openLargeSpace(DOCUMENTS);
  try {
    const rows = [await measureLists(space.user), ...(await measureSearches(space.user))];
    const pages = space.pages.toLocaleString('en');
    return `## Workspace

${machine}

### Knowledge base

One space with ${DOCUMENTS.toLocaleString('en')} generated contracts in 20 folders, ${PAGES_EACH} pages each (${pages} searched pages). Each request goes through the whole server (token, policy, validation of request and answer) to PostgreSQL and back, one after the other, ${REQUESTS} of each kind after ten to warm up. Target: p95 under ${TARGET_P95_MS} ms.

${table(rows)}`;
  } finally {
    await space.stop();
  }
}

type User = Awaited<ReturnType<typeof openLargeSpace>>['user'];

async function measureLists(user: User): Promise<Row> {
  const random = createRandom(1);
  const sorts = ['updated', 'created', 'name', 'size'] as const;
  const times = await measure(async () => {
    const sort = sorts[random(sorts.length)] ?? 'updated';
    const page = 1 + random(DOCUMENTS / 100);
    const { total } = await user.call(listKnowledge, { body: { sort, page, pageSize: 100 } });
    if (total !== DOCUMENTS) throw new Error(`the list has ${total} documents`);
  });
  return { name: 'list', detail: '100 rows of any page in any order, with the number of all', times };
}

async function measureSearches(user: User): Promise<readonly Row[]> {
  const random = createRandom(2);
  const kinds: readonly (readonly [string, string, () => string, number])[] = [
    [
      'search, one document',
      'a number that stands in one document',
      () => numberOf(1 + random(DOCUMENTS)),
      1,
    ],
    ['search, nowhere', 'a phrase that stands nowhere', () => `无此编号${random(1000)}`, 0],
    ['search, everywhere', '甲方, which stands in nearly every document', () => '甲方', 1],
    ['search, a common phrase', '向对方支付违约金, which stands in many', () => '向对方支付违约金', 1],
  ];
  const rows: Row[] = [];
  for (const [name, detail, wanted, least] of kinds) {
    const times = await measure(async () => {
      const { total } = await user.call(searchKnowledge, { body: { keyword: wanted() } });
      if (total < least) throw new Error(`${name} found ${total} documents`);
    });
    rows.push({ name, detail, times });
  }
  return rows;
}

async function measure(request: () => Promise<void>): Promise<readonly number[]> {
  for (let at = 0; at < 10; at++) await request();
  const times: number[] = [];
  for (let at = 0; at < REQUESTS; at++) {
    const start = performance.now();
    await request();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}

function table(rows: readonly Row[]): string {
  const at = (times: readonly number[], share: number) =>
    `${(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0)} ms`;
  const lines = rows.map(
    ({ name, detail, times }) =>
      `| ${name} | ${detail} | ${at(times, 0.5)} | ${at(times, 0.95)} | ${at(times, 1)} |`,
  );
  return ['| request | | median | p95 | longest |', '|---|---|---|---|---|', ...lines].join('\n');
}
