/** `node benchmarks/src/audit/audit-norms.process.ts`: writes docs/engines/audit-norms.md anew. */
import { writeFileSync } from 'node:fs';
import { NORMS_FILE, normsTable } from './audit-norms.ts';

writeFileSync(NORMS_FILE, normsTable());
