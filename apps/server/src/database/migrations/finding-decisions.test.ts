import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

const DECISIONS = '0019';
const AT = '2026-01-02T03:04:05.678Z';
let testDatabase: TestDatabase;
let client: pg.Client;
let team: string;
/** Two people who decided. */
let one: string;
let other: string;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  client = new pg.Client({ connectionString: testDatabase.url });
  await client.connect();
  const names = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of names.filter((each) => each < DECISIONS)) await apply(name);
  one = await insert('users', { issuer: 'i', sub: 'one' });
  other = await insert('users', { issuer: 'i', sub: 'other' });
  team = await insert('team_spaces', { name: 't', type: 'personal', owner_id: one });
  await fill();
  await apply(names.find((name) => name.startsWith(DECISIONS)) ?? '');
});
afterAll(async () => {
  await client.end();
  await testDatabase.drop();
});

async function apply(name: string): Promise<void> {
  await client.query(await readFile(join(import.meta.dirname, name), 'utf8'));
}

/** Answers the id of the new row, if it has one. */
async function insert(table: string, row: Readonly<Record<string, unknown>>): Promise<string> {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  const statement = `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) returning *`;
  return (await client.query(statement, Object.values(row))).rows[0].id;
}

const newTask = (tool: string) =>
  insert('tasks', { team_id: team, owner_id: one, tool, title: 'x', input: {}, status: 'complete' });

interface Kept {
  readonly state: string;
  readonly text?: string | null;
  readonly placement?: string;
  readonly note?: string;
  readonly is_noise?: boolean;
}

/** Rows as the version before stored them, under the id of what they are about, and what they are now. */
const comparisons: readonly (readonly [string, object, Kept])[] = [
  ['c1', { state: 'confirmed', note: '', is_noise: false }, { state: 'accepted' }],
  [
    'c2',
    { state: 'confirmed', note: '看过', is_noise: true },
    { state: 'accepted', note: '看过', is_noise: true },
  ],
  ['c3', { state: 'ignored', note: '格式', is_noise: false }, { state: 'rejected', note: '格式' }],
  ['c4', { state: 'ignored', note: '', is_noise: true }, { state: 'rejected', is_noise: true }],
  ['c5', { state: 'open', note: '', is_noise: false }, { state: 'open' }],
  ['c6', { state: 'open', note: '再看看', is_noise: false }, { state: 'open' }],
];
const risk = { mode: 'replace', rewrite: null, note: '' };
const risks: typeof comparisons = [
  ['r1', { ...risk, state: 'adopted' }, { state: 'accepted' }],
  ['r2', { ...risk, state: 'adopted', rewrite: '改写' }, { state: 'edited', text: '改写' }],
  ['r3', { ...risk, state: 'adopted', mode: 'insert' }, { state: 'accepted', placement: 'insert' }],
  [
    'r4',
    { state: 'adopted', mode: 'insert', rewrite: '插入', note: '备注' },
    { state: 'edited', text: '插入', placement: 'insert', note: '备注' },
  ],
  ['r5', { ...risk, state: 'ignored' }, { state: 'rejected' }],
  // A text that is not accepted is a draft.
  ['r6', { ...risk, state: 'ignored', rewrite: '草稿' }, { state: 'rejected', text: '草稿' }],
  [
    'r7',
    { ...risk, state: 'ignored', mode: 'insert', note: '不要' },
    { state: 'rejected', placement: 'insert', note: '不要' },
  ],
  ['r8', { ...risk, state: 'open', note: '再看看' }, { state: 'open', note: '再看看' }],
  ['r9', { ...risk, state: 'open', rewrite: '草稿' }, { state: 'open', text: '草稿' }],
  ['r10', { ...risk, state: 'open' }, { state: 'open' }],
];
const corrections: typeof comparisons = [
  ['k1', { state: 'accepted', replacement: null }, { state: 'accepted' }],
  ['k2', { state: 'accepted', replacement: '订立' }, { state: 'edited', text: '订立' }],
  // Accepted with nothing: the text is deleted.
  ['k3', { state: 'accepted', replacement: '' }, { state: 'edited', text: '' }],
  ['k4', { state: 'ignored', replacement: null }, { state: 'rejected' }],
  ['k5', { state: 'ignored', replacement: '草稿' }, { state: 'rejected', text: '草稿' }],
  ['k6', { state: 'open', replacement: null }, { state: 'open' }],
  ['k7', { state: 'open', replacement: '草稿' }, { state: 'open', text: '草稿' }],
  // Shown, but not counted as a correction.
  ['renumber-all', { state: 'accepted', replacement: null }, { state: 'accepted', is_noise: true }],
];

const former = [
  { tool: 'compare', table: 'comparison_decisions', id: 'change_id', rows: comparisons },
  { tool: 'audit', table: 'audit_risk_states', id: 'risk_id', rows: risks },
  { tool: 'correct', table: 'correction_states', id: 'correction_id', rows: corrections },
] as const;
type Former = (typeof former)[number];
const taskOf = new Map<string, string>();

async function fill(): Promise<void> {
  for (const { tool, table, id, rows } of former) {
    const task_id = await newTask(tool);
    taskOf.set(tool, task_id);
    for (const [index, [findingId, row]] of rows.entries())
      await insert(table, { task_id, team_id: team, [id]: findingId, ...row, ...signed(index, findingId) });
  }
}

/** Differs from row to row. */
const signed = (index: number, findingId: string) => ({
  digest: `${findingId}.proposal`,
  version: index + 1,
  decided_by: index % 2 === 0 ? one : other,
  decided_at: new Date(Date.parse(AT) + index * 1000),
});

const now = (task_id: string, findingId: string, kept: Kept) => ({
  task_id,
  team_id: team,
  finding_id: findingId,
  is_noise: false,
  text: null,
  placement: 'replace',
  note: '',
  ...kept,
});

async function decisionsOf(taskId: string) {
  const statement = 'select * from finding_decisions where task_id = $1 order by decided_at, finding_id';
  return (await client.query(statement, [taskId])).rows;
}

describe.each(former)('decisions of the version before in $table', ({ tool, rows }) => {
  it('are carried over with state, text, placement, note, version, person, time and digest', async () => {
    const taskId = taskOf.get(tool) ?? '';
    expect(await decisionsOf(taskId)).toEqual(
      rows.map(([findingId, , kept], index) => ({
        ...now(taskId, findingId, kept),
        ...signed(index, findingId),
      })),
    );
  });
});

/** What servers of the version before write into each table. */
const writes: Readonly<Record<Former['tool'], { made: object; changed: object; kept: Kept; later: Kept }>> = {
  compare: {
    made: { state: 'confirmed', note: '看过', is_noise: true },
    changed: { state: 'ignored', note: '' },
    kept: { state: 'accepted', note: '看过', is_noise: true },
    later: { state: 'rejected', is_noise: true },
  },
  audit: {
    made: { state: 'open', mode: 'insert', rewrite: '改写', note: '备注' },
    changed: { state: 'adopted' },
    kept: { state: 'open', text: '改写', placement: 'insert', note: '备注' },
    later: { state: 'edited', text: '改写', placement: 'insert', note: '备注' },
  },
  correct: {
    made: { state: 'accepted', replacement: '订立' },
    changed: { state: 'accepted', replacement: null },
    kept: { state: 'edited', text: '订立' },
    later: { state: 'accepted' },
  },
};

describe.each(former)('a server of the version before that writes into $table', ({ tool, table, id }) => {
  const { made, changed, kept, later } = writes[tool];
  let taskId: string;

  beforeEach(async () => {
    taskId = await newTask(tool);
    await insert(table, { task_id: taskId, team_id: team, [id]: 'f1', ...made, ...signed(0, 'f1') });
  });

  const change = (row: object) => {
    const columns = Object.keys(row).map((name, index) => `${name} = $${index + 3}`);
    return client.query(`update ${table} set ${columns.join(', ')} where task_id = $1 and ${id} = $2`, [
      taskId,
      'f1',
      ...Object.values(row),
    ]);
  };
  const changeHere = (statement: string) =>
    client.query(`update finding_decisions set ${statement} where task_id = $1`, [taskId]);

  it('adds, changes and deletes decisions', async () => {
    expect(await decisionsOf(taskId)).toEqual([{ ...now(taskId, 'f1', kept), ...signed(0, 'f1') }]);
    await change({ ...changed, ...signed(1, 'f1') });
    expect(await decisionsOf(taskId)).toEqual([{ ...now(taskId, 'f1', later), ...signed(1, 'f1') }]);
    await client.query(`delete from ${table} where task_id = $1`, [taskId]);
    expect(await decisionsOf(taskId)).toEqual([]);
  });

  it('deletes no decisions on other findings or of other results', async () => {
    await insert(table, { task_id: taskId, team_id: team, [id]: 'f2', ...made, ...signed(1, 'f2') });
    await client.query(`delete from ${table} where task_id = $1 and ${id} = 'f1'`, [taskId]);
    expect((await decisionsOf(taskId)).map((row) => row.finding_id)).toEqual(['f2']);
    expect(await decisionsOf(taskOf.get(tool) ?? '')).toHaveLength(
      former.find((each) => each.tool === tool)?.rows.length ?? 0,
    );
  });

  it('overwrites and deletes no decision that a server of this version has made since', async () => {
    await changeHere(`version = 7, state = 'rejected', note = '新版本的备注'`);
    const since = [{ state: 'rejected', note: '新版本的备注', version: 7 }];
    await change({ ...changed, version: 2 });
    expect(await decisionsOf(taskId)).toMatchObject(since);
    await client.query(`delete from ${table} where task_id = $1`, [taskId]);
    expect(await decisionsOf(taskId)).toMatchObject(since);
    await insert(table, { task_id: taskId, team_id: team, [id]: 'f1', ...made, ...signed(0, 'f1') });
    expect(await decisionsOf(taskId)).toMatchObject(since);
  });

  it('can delete the whole task', async () => {
    await client.query('delete from tasks where id = $1', [taskId]);
    expect(await decisionsOf(taskId)).toEqual([]);
  });
});

it('a note on a correction survives servers of the version before, which know of none', async () => {
  const taskId = await newTask('correct');
  const row = { task_id: taskId, team_id: team, correction_id: 'k1', ...signed(0, 'k1') };
  await insert('correction_states', { ...row, state: 'accepted', replacement: null });
  await client.query(`update finding_decisions set note = '备注' where task_id = $1`, [taskId]);
  await client.query(`update correction_states set state = 'ignored', version = 2 where task_id = $1`, [
    taskId,
  ]);
  expect(await decisionsOf(taskId)).toMatchObject([{ state: 'rejected', note: '备注', version: 2 }]);
});

it('a note on a change that is open again, which nobody saw any more, stays out of sight', async () => {
  const taskId = await newTask('compare');
  const row = { task_id: taskId, team_id: team, change_id: 'k1', is_noise: false, ...signed(0, 'k1') };
  await insert('comparison_decisions', { ...row, state: 'open', note: '撤回的备注' });
  expect(await decisionsOf(taskId)).toMatchObject([{ state: 'open', note: '' }]);
});
