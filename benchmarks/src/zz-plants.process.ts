/**
 * Reviews contracts whose planted risks are described in words (`# plant N | level | side | norm | what`, marked
 * ⟦N⟧…⟦/⟧) and prints which places were reported, for judging by eye: `node benchmarks/src/audit-plants.process.ts FOLDER [--all]`.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { argv } from 'node:process';
import { auditContract, type Risk } from '@wenjian/audit';
import type { Document } from '@wenjian/document';
import { documentOf } from './audit-corpus.ts';

interface Planted {
  readonly number: string;
  readonly isMissing: boolean;
  readonly level: string;
  readonly side: string;
  readonly norm: string;
  readonly what: string;
  readonly places: { readonly start: number; readonly end: number }[];
}

interface PlantedContract {
  readonly name: string;
  readonly isClean: boolean;
  readonly plants: readonly Planted[];
  readonly document: Document;
}

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
  const neutral = auditContract(contract.document);
  const labels = neutral.parties.map(({ label }) => label);
  const results = [
    neutral,
    ...labels.map((label) => auditContract(contract.document, { standpoint: label })),
  ];
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
      `  + ${risk.kind} ${risk.level} ${risk.ruleId}${tagOf(risk)} ${risk.title}${risk.quote === '' ? '' : ` 「${risk.quote.slice(0, 90)}」`}`,
    );
  }
  totals.onPlant += used.size;
}

function reportClean(risks: readonly Risk[]): void {
  totals.clean += 1;
  totals.cleanAll += risks.length;
  totals.cleanHigh += risks.filter(({ level }) => level === 'high').length;
  for (const risk of risks)
    console.log(
      `  ! ${risk.kind} ${risk.level} ${risk.ruleId}${tagOf(risk)} ${risk.title} 「${risk.quote.slice(0, 90)}」`,
    );
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
  for (const risk of on) console.log(`      ${risk.level} ${risk.ruleId}${tagOf(risk)} ${risk.title}`);
}

function isOn(risk: Risk, plant: Planted): boolean {
  const spans = [...(risk.span === null ? [] : [risk.span]), ...risk.related];
  return spans.some(({ start, end }) => plant.places.some((place) => start < place.end && place.start < end));
}

function parsePlanted(name: string, source: string): PlantedContract {
  const [head = '', ...rest] = source.replaceAll('\r', '').split(/^---$/m);
  const marked = rest
    .join('---')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n');
  const places = new Map<string, { start: number; end: number }[]>();
  let text = '';
  let copied = 0;
  let open: { number: string; start: number } | null = null;
  for (const match of marked.matchAll(/⟦(\/|\d+)⟧/g)) {
    text += marked.slice(copied, match.index);
    copied = match.index + match[0].length;
    if (match[1] !== '/') open = { number: match[1] ?? '', start: text.length };
    else if (open !== null) {
      places.set(open.number, [...(places.get(open.number) ?? []), { start: open.start, end: text.length }]);
      open = null;
    }
  }
  text += marked.slice(copied);
  const plants = [
    ...head.matchAll(/^# (plant|missing) (\d+) \| *([^|]*?) *\| *([^|]*?) *\| *([^|]*?) *\| *(.*)$/gm),
  ].map(([, kind, number = '', level = '', side = '', norm = '', what = '']) => ({
    number,
    isMissing: kind === 'missing',
    level,
    side,
    norm,
    what,
    places: places.get(number) ?? [],
  }));
  return {
    name,
    isClean: /^# clean/m.test(head),
    plants,
    document: documentOf(text),
  };
}

function tagOf(risk: Risk): string {
  const found = /按范例识别(?:M([0-9.]+))?/.exec(JSON.stringify(risk));
  return found === null ? '' : ` [R${found[1] ?? ''}]`;
}
