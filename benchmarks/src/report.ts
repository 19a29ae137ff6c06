/**
 * REPORT.md: one section per benchmark between markers; running one benchmark replaces its section and does
 * not change the others.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const path = join(import.meta.dirname, '../REPORT.md');
const introduction = `# Benchmarks

The last measured figures. Written by \`npm run bench\`; do not edit by hand.
`;

export async function writeSection(name: string, section: string): Promise<void> {
  const report = await readFile(path, 'utf8').catch(() => introduction);
  await writeFile(path, replaceSection(report, name, section));
}

export function replaceSection(report: string, name: string, section: string): string {
  const start = `<!-- ${name} -->`;
  const end = `<!-- /${name} -->`;
  const written = `${start}\n${section.trim()}\n${end}`;
  const from = report.indexOf(start);
  const to = report.indexOf(end);
  if (from < 0 || to < from) return `${report.trimEnd()}\n\n${written}\n`;
  return report.slice(0, from) + written + report.slice(to + end.length);
}
