/**
 * Prints for each kind of contract of the library how many questions a review asks of it in particular, and how many of them it asks of fewer than half of
 * the kinds: `node benchmarks/src/audit/audit-checklists.process.ts [--list]`.
 */
import { readdir } from 'node:fs/promises';
import { argv } from 'node:process';
import { checklistsOf, library } from './audit-checklists.ts';

const files = (await readdir(library)).filter((name) => name.endsWith('.md') && name !== 'README.md');
const checklists = await checklistsOf(files.map((name) => name.slice(0, -'.md'.length)));
const times = new Map<string, number>();
for (const id of checklists.flatMap(({ questions }) => questions)) times.set(id, (times.get(id) ?? 0) + 1);
for (const { kind, questions } of checklists) {
  const rare = questions.filter((id) => (times.get(id) ?? 0) * 2 < checklists.length);
  console.log(kind, questions.length, rare.length, argv.includes('--list') ? rare.join(' ') : '');
}
