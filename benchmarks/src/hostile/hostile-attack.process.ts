/** The attackers of the hostile benchmark, at the lowest priority. */
import { setPriority } from 'node:os';
import { type Attack, runAttack } from './hostile-attack.ts';

const LOWEST = 19;

setPriority(LOWEST);
process.once('message', async (order) => process.send?.(await runAttack(order as Attack)));
