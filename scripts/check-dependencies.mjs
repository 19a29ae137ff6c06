/** A step of `npm run check`: licences of everything that is locked, and advisories where the registry has them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditPackages, manifestsIn, refusedLicences } from './dependencies.mjs';
import { root } from './project.mjs';

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const refused = refusedLicences(packages, manifestsIn(root));
for (const sentence of refused) console.log(`licence not allowed: ${sentence}`);

const audit = await auditPackages(root);
if (audit.kind === 'skipped')
  console.log('  advisories skipped: the registry did not answer; licences were checked');
if (audit.kind === 'holes') for (const name of audit.names) console.log(`known hole: ${name}`);

process.exitCode = refused.length > 0 || audit.kind === 'holes' ? 1 : 0;
