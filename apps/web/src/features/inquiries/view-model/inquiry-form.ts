/** The form's values and their errors, in the same sentences the server uses. */
import {
  type CooperationTopic,
  cooperationTopics,
  type InquiryKind,
  inquiryRules,
  PHONE_PATTERN,
  PHONE_WRONG,
  TOPIC_MISSING,
} from '@wenjian/api';

export interface InquiryValues {
  readonly name: string;
  readonly phone: string;
  readonly company: string;
  readonly topic: CooperationTopic | null;
  readonly content: string;
}

export type InquiryField = keyof InquiryValues;
export type InquiryProblems = Partial<Readonly<Record<InquiryField, string>>>;

export const emptyInquiry: InquiryValues = { name: '', phone: '', company: '', topic: null, content: '' };

export function bodyOf(kind: InquiryKind, values: InquiryValues, path: string) {
  return { ...values, kind, path, topic: kind === 'cooperation' ? values.topic : null };
}

/** The first problem of each field. */
export function problemsOf(kind: InquiryKind, values: InquiryValues): InquiryProblems {
  const problems = [
    textProblem('name', values.name),
    PHONE_PATTERN.test(values.phone) ? null : { path: 'phone', message: PHONE_WRONG },
    textProblem('company', values.company),
    kind === 'cooperation' && values.topic === null ? { path: 'topic', message: TOPIC_MISSING } : null,
    textProblem('content', values.content),
  ];
  return problemMap(problems.filter((problem) => problem !== null));
}

function textProblem(field: keyof typeof inquiryRules, value: string) {
  const { min, tooShort, max, tooLong } = inquiryRules[field];
  const { length } = value.trim();
  if (length >= min && length <= max) return null;
  return { path: field, message: length < min ? tooShort : tooLong };
}

export function problemMap(
  issues: readonly { readonly path: string; readonly message: string }[],
): InquiryProblems {
  const problems: { [Field in InquiryField]?: string } = {};
  for (const { path, message } of issues) if (isField(path)) problems[path] ??= message;
  return problems;
}

function isField(path: string): path is InquiryField {
  return Object.hasOwn(emptyInquiry, path);
}

export function topicOf(value: string): CooperationTopic | null {
  return cooperationTopics.find((topic) => topic === value) ?? null;
}
