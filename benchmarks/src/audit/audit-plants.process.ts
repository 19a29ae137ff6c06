/**
 * Reviews contracts whose planted risks are described in words (`# plant N | level | side | norm | what`, marked
 * ⟦N⟧…⟦/⟧) and prints which places were reported, for judging by eye: `node benchmarks/src/audit/audit-plants.process.ts FOLDER [--all]`.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { argv } from 'node:process';
import { auditForSides, type Risk } from '@wenjian/audit';
import type { Document } from '@wenjian/document';
import { type Planted, type PlantedContract, parsePlanted } from './audit-planted.ts';

const [, , folder = '', ...options] = argv;
const isVerbose = options.includes('--all');
const totals = {
  plants: 0,
  found: 0,
  high: 0,
  highFound: 0,
  onPlant: 0,
  elsewhere: 0,
  clean: 0,
  cleanHigh: 0,
  cleanAll: 0,
  missing: 0,
};

for (const name of (await readdir(folder)).filter((file) => file.endsWith('.txt')).sort())
  report(parsePlanted(name, await readFile(join(folder, name), 'utf8')));
console.log(JSON.stringify(totals));

function report(contract: PlantedContract): void {
  const judge = auditForSides(contract.document);
  const neutral = judge();
  const labels = neutral.parties.map(({ label }) => label);
  const results = [neutral, ...labels.map(judge)];
  const risks = [
    ...new Map(results.flatMap((result) => result.risks.map((risk) => [risk.id, risk] as const))).values(),
  ];
  console.log(`\n## ${contract.name} · ${neutral.contractType} · ${labels.join('/')}`);
  if (contract.isClean) {
    reportClean(risks);
    return;
  }
  const used = new Set<Risk>();
  for (const plant of contract.plants) reportPlant(plant, contract.document, risks, used);
  for (const risk of risks.filter((one) => one.kind === 'missing' || !used.has(one))) {
    if (risk.kind === 'risk') totals.elsewhere += 1;
    console.log(
      `  + ${risk.kind} ${risk.level} ${risk.ruleId} ${risk.title}${risk.quote === '' ? '' : ` 「${risk.quote.slice(0, 90)}」`}`,
    );
  }
  totals.onPlant += used.size;
}

function reportClean(risks: readonly Risk[]): void {
  totals.clean += 1;
  totals.cleanAll += risks.length;
  totals.cleanHigh += risks.filter(({ level }) => level === 'high').length;
  for (const risk of risks)
    console.log(`  ! ${risk.kind} ${risk.level} ${risk.ruleId} ${risk.title} 「${risk.quote.slice(0, 90)}」`);
}

function reportPlant(plant: Planted, document: Document, risks: readonly Risk[], used: Set<Risk>): void {
  if (plant.isMissing) {
    totals.missing += 1;
    console.log(`  ? missing ${plant.number} ${plant.level} ${plant.what}`);
    return;
  }
  const on = risks.filter((risk) => isOn(risk, plant));
  for (const risk of on) used.add(risk);
  totals.plants += 1;
  if (plant.level === 'high') totals.high += 1;
  if (on.length > 0) totals.found += 1;
  if (on.length > 0 && plant.level === 'high') totals.highFound += 1;
  if (on.length > 0 && !isVerbose) return;
  const text = plant.places.map(({ start, end }) => document.text.slice(start, end)).join(' … ');
  console.log(
    `  ${on.length > 0 ? '=' : '-'} ${plant.number} ${plant.level} ${plant.side} | ${plant.norm} | ${plant.what} 「${text}」`,
  );
  for (const risk of on) console.log(`      ${risk.level} ${risk.ruleId} ${risk.title}`);
}

function isOn(risk: Risk, plant: Planted): boolean {
  const spans = [...(risk.span === null ? [] : [risk.span]), ...risk.related];
  return spans.some(({ start, end }) => plant.places.some((place) => start < place.end && place.start < end));
}
