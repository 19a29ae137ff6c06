/** `wenjian audit FILE`: the risks of a contract for one side, and the outcome of every rule. */
import {
  type AuditResult,
  auditContract,
  builtInTemplates,
  type DemandAnswer,
  levelNames,
  type ReviewTemplate,
  type Risk,
} from '@wenjian/audit';
import { contractTypeNames } from '@wenjian/contract';
import { boxesOfRange, type Document } from '@wenjian/document';
import { cliText } from './cli.text.ts';
import { type Command, type Terminal, UnusableInput } from './command.ts';
import { commonOptions, parseArguments } from './parse-arguments.ts';
import { readInput, withDocumentTools } from './read-input.ts';

const usage = 'FILE [--standpoint 甲方|乙方|中立] [--template ID] [--demand TEXT]… [--json] [--data DIR]';

const options = {
  ...commonOptions,
  standpoint: { type: 'string' },
  template: { type: 'string' },
  demand: { type: 'string', multiple: true },
} as const;

export const auditCommand: Command = {
  name: 'audit',
  usage,
  summary: cliText.audit.summary,
  async run(args, terminal) {
    const { values, positionals } = parseArguments(args, options, `audit ${usage}`, 1);
    const template = values.template === undefined ? null : templateOf(values.template);
    const document = await withDocumentTools((tools) => readInput(tools, positionals[0] ?? '', terminal));
    terminal.note(cliText.audit.running);
    const result = auditContract(document, {
      withEdits: true,
      ...(values.standpoint === undefined ? {} : { standpoint: values.standpoint }),
      ...(template === null ? {} : { template }),
      ...(values.demand === undefined ? {} : { customDemand: values.demand.join('\n') }),
    });
    if (values.json) terminal.out(JSON.stringify(toJson(document, result)));
    else printResult(result, terminal);
  },
};

function templateOf(id: string): ReviewTemplate {
  const found = builtInTemplates.find((template) => template.id === id);
  if (found !== undefined) return found;
  const known = builtInTemplates.map((template) => template.id).join('、');
  throw new UnusableInput(cliText.audit.unknownTemplate(id, known));
}

function toJson(document: Document, result: AuditResult) {
  return {
    contractType: result.contractType,
    parties: result.parties,
    standpoints: result.standpoints,
    standpoint: result.standpoint,
    risks: result.risks.map((risk) => riskToJson(document, risk)),
    checked: result.checked.map(({ ruleId, outcome, met, unproven, why }) => ({
      ruleId,
      outcome,
      met,
      isUnproven: unproven !== null,
      unproven,
      why,
    })),
    demands: result.demands,
    coverage: result.coverage,
  };
}

function riskToJson(document: Document, { span, insertAt, kind, family, related, ...risk }: Risk) {
  return {
    ...risk,
    family,
    kind,
    boxes: span === null ? [] : boxesOfRange(document, span),
    start: span?.start ?? null,
    end: span?.end ?? null,
    insertAt,
    related: related.map((quotation) => ({ ...quotation, boxes: boxesOfRange(document, quotation) })),
  };
}

function printResult(
  { contractType, standpoint, risks, checked, demands, coverage }: AuditResult,
  terminal: Terminal,
): void {
  terminal.out(cliText.audit.head(contractTypeNames[contractType], standpoint, risks.length));
  for (const risk of risks) printRisk(risk, terminal);
  for (const demand of demands) printDemand(demand, terminal);
  const count = (outcome: string): number => checked.filter((rule) => rule.outcome === outcome).length;
  const absent = checked.filter(({ unproven }) => unproven === 'absent').length;
  const notJudged = checked.filter(({ unproven }) => unproven !== null).length - absent;
  terminal.note(
    cliText.audit.checked({
      met: count('passed'),
      absent,
      notJudged,
      notApplicable: count('notApplicable') - absent - notJudged,
      notChecked: count('notChecked'),
    }),
  );
  if (coverage.notExamined.length > 0) terminal.note(cliText.notExamined);
  for (const { what, count: number, reason } of coverage.notExamined)
    terminal.note(cliText.item(what, number, reason));
}

function printRisk({ level, title, quote, related, reason, suggestion }: Risk, terminal: Terminal): void {
  terminal.out(cliText.audit.risk(levelNames[level], title));
  if (quote !== '') terminal.out(cliText.audit.quote(quote));
  for (const place of related) terminal.out(cliText.audit.related(place.quote));
  terminal.out(cliText.audit.advice(reason, suggestion));
}

function printDemand({ demand, outcome, answer, why, quotes }: DemandAnswer, terminal: Terminal): void {
  terminal.out(cliText.audit.demand(cliText.audit.demandOutcomes[outcome], demand, answer ?? why ?? ''));
  for (const { quote } of quotes) terminal.out(cliText.audit.quote(quote));
}
