/** A review list as sheets: a row for everything it says, every rule of the catalogue included, so that nothing has to be looked up. */
import { allRules, type Rule } from '@wenjian/audit';
import type { WorkbookSheet } from '../../../adapters/workbook-writer/workbook-writer.port.ts';
import type { TemplateBody } from '../templates/check-template.ts';
import {
  type PlaybookColumn,
  playbookColumns,
  playbookKinds,
  playbookText as text,
} from './playbook.text.ts';

export type PlaybookContent = Pick<TemplateBody, 'rules' | 'ownRules' | 'requiredClauses'>;

const columns = Object.keys(playbookColumns) as readonly PlaybookColumn[];
const widths = [30, 12, 40, 10, 40, 40, 40, 50, 24, 20] as const;
const helpWidths = [34, 90] as const;

type Row = Partial<Record<PlaybookColumn, string>>;

export function sheetsOfPlaybook({
  rules,
  ownRules,
  requiredClauses,
}: PlaybookContent): readonly WorkbookSheet[] {
  const set = new Map(rules.map((rule) => [rule.ruleId, rule]));
  const rows: readonly Row[] = [
    ...requiredClauses.map(
      ({ id, topic, level, wording, words, ...positions }): Row => ({
        id,
        kind: playbookKinds.required,
        topic,
        level: text.levels[level],
        wording,
        words: words.join('、'),
        ...positionsOf(positions),
      }),
    ),
    ...ownRules.map(
      ({ id, text: topic, level, ...positions }): Row => ({
        id,
        kind: playbookKinds.own,
        topic,
        level: text.levels[level],
        ...positionsOf(positions),
      }),
    ),
    ...allRules.map((rule) => ruleRow(rule, set.get(rule.id))),
  ];
  return [
    {
      name: text.sheet,
      widths,
      header: Object.values(playbookColumns),
      rows: rows.map((row) => columns.map((column) => row[column] ?? '')),
    },
    { name: text.help.sheet, widths: helpWidths, header: text.help.header, rows: text.help.rows },
  ];
}

function ruleRow({ id, title }: Rule, setting: PlaybookContent['rules'][number] | undefined): Row {
  const row = { id, kind: playbookKinds.rule, topic: title };
  if (setting === undefined) return { ...row, level: text.off };
  const { level, thresholds = {}, wording = '', ...positions } = setting;
  return {
    ...row,
    level: level === undefined ? text.defaultLevel : text.levels[level],
    wording,
    thresholds: Object.entries(thresholds)
      .map(([name, value]) => `${name}=${value}`)
      .join('；'),
    ...positionsOf(positions),
  };
}

type Positions = Pick<PlaybookContent['rules'][number], 'ideal' | 'fallback' | 'walkAway'>;

function positionsOf({ ideal = '', fallback = '', walkAway = '' }: Positions): Row {
  return { ideal, fallback, walkAway };
}
