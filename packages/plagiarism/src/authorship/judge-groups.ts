/** In: values that several parties share. Out: a line of evidence for each, or why it is not evidence. */
import { dismissals, evidenceTitles, innocentReasons, statements } from './authorship.text.ts';
import type { DismissedValue, EvidenceKind, EvidenceLine, EvidenceWeight } from './evidence.ts';
import { isInnocent } from './known-innocents.ts';
import { type Observation, partyCount, valuesOf } from './observation.ts';
import { agreeInSecond } from './times.ts';

export type Judgement =
  | { readonly kind: 'line'; readonly line: EvidenceLine }
  | { readonly kind: 'dismissed'; readonly dismissed: DismissedValue };

export interface GroupContext {
  readonly parties: number;
  /** From `templateKeys`. */
  readonly template: ReadonlySet<string>;
}

/** Sessions, styles and fonts are judged as sets elsewhere. */
export const judgedTogether: ReadonlySet<EvidenceKind> = new Set(['sessions', 'styles', 'fonts']);

export function judgeGroup(group: readonly Observation[], context: GroupContext): Judgement | null {
  const [first] = group;
  if (first === undefined) return null;
  const { kind, key } = first;
  const reason = dismissalOf(kind, key, context.template);
  if (reason !== null)
    return {
      kind: 'dismissed',
      dismissed: { kind, title: evidenceTitles[kind], reason, values: valuesOf(group) },
    };
  const isEverybodys = contacts.has(kind) && isFromTender(group, context.parties);
  return {
    kind: 'line',
    line: {
      kind,
      title: evidenceTitles[kind],
      weight: isEverybodys ? 'weak' : weightOf(kind, group),
      statement: statements.shared(partyCount(group), statements.shortValue(first.value)),
      innocent: isEverybodys ? `${dismissals.everybody}。${innocentReasons[kind]}` : innocentReasons[kind],
      values: valuesOf(group),
    },
  };
}

export function dismissalOf(kind: EvidenceKind, key: string, template: ReadonlySet<string>): string | null {
  if (template.has(`${kind}\n${key}`)) return dismissals.template;
  return isInnocent(kind, key) ? dismissals.usual : null;
}

const contacts: ReadonlySet<EvidenceKind> = new Set([
  'email',
  'phone',
  'bankAccount',
  'creditCode',
  'identityNumber',
]);

/** With at least this many parties, a value that nearly all have was given to all of them. */
const MANY_PARTIES = 3;
const NEARLY_ALL = 0.75;

function isFromTender(group: readonly Observation[], parties: number): boolean {
  return parties >= MANY_PARTIES && partyCount(group) >= parties * NEARLY_ALL;
}

const weights: Readonly<Partial<Record<EvidenceKind, EvidenceWeight>>> = {
  sessionRoot: 'strong',
  documentId: 'strong',
  instanceId: 'strong',
  machine: 'strong',
  account: 'strong',
  cameraNumber: 'strong',
  email: 'strong',
  phone: 'strong',
  bankAccount: 'strong',
  creditCode: 'strong',
  identityNumber: 'strong',
  person: 'medium',
  company: 'medium',
  template: 'medium',
  created: 'medium',
  modified: 'medium',
  printed: 'medium',
  editingEffort: 'medium',
  custom: 'medium',
};

function weightOf(kind: EvidenceKind, group: readonly Observation[]): EvidenceWeight {
  const usual = weights[kind] ?? 'weak';
  switch (kind) {
    case 'person':
      // The author may be the template's; the last editor worked on the file itself.
      return partyCount(group.filter(({ role }) => role === 'lastEditor')) > 1 ? 'strong' : usual;
    case 'created':
    case 'modified':
    case 'printed':
      return agreeInSecond(group) ? 'strong' : usual;
    case 'template':
      // A folder of a personal computer does not come from a shared template.
      return group.some(({ value }) => /[\\/](?:users|documents and settings|home)[\\/]/i.test(value))
        ? 'strong'
        : usual;
    default:
      return usual;
  }
}
