/**
 * Prints for each kind of contract how many questions a review asks of it in particular, and how many of them it asks of fewer than half of the kinds:
 * `node benchmarks/src/audit/audit-checklists.process.ts [--list]`.
 */
import { argv } from 'node:process';
import { checklists } from './audit-checklists.ts';

for (const { kind, questions, own } of await checklists())
  console.log(kind, questions.length, own.length, argv.includes('--list') ? own.join(' ') : '');
