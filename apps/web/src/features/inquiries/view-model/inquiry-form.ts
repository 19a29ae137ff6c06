/** The form's values and what is wrong with them, in the very sentences the server would answer with. */
import { type CooperationTopic, cooperationTopics, type InquiryKind, inquiry } from '@wenjian/api';

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
  const body = bodyOf(kind, values, '');
  const parsed = inquiry.safeParse(body);
  const issues = parsed.success ? [] : parsed.error.issues;
  // The schema looks at the kind of cooperation only once everything else is right; people want to know all at once.
  const missing = kind === 'cooperation' && values.topic === null ? [topicIssue] : [];
  return problemMap([...issues.map(({ path, message }) => ({ path: path.join('.'), message })), ...missing]);
}

const topicIssue = { path: 'topic', message: '请选择合作方式' };

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
