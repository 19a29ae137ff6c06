/** The decisions on the findings of one result, for tests: kept as the real server keeps them. */
import type { CallInput, decideFinding, decideFindings } from '@wenjian/api';
import type { OwnDecision } from './decision-shapes.ts';

const USER = '00000000-0000-4000-8000-00000000000a';

export function decisionFixture(findingId: string, part: Partial<OwnDecision> = {}): OwnDecision {
  return {
    findingId,
    state: 'accepted',
    text: null,
    placement: 'replace',
    note: '',
    version: 1,
    decidedBy: { id: USER, name: '李律师' },
    decidedAt: '2026-11-15T06:00:00Z',
    ...part,
  };
}

export interface DecisionServer {
  readonly decisions: Map<string, OwnDecision>;
  /** The findings of each stored batch. */
  readonly batches: string[][];
}

export function newDecisionServer(): DecisionServer {
  return { decisions: new Map(), batches: [] };
}

/** Null: the request is about something else. */
export function answerDecisions(server: DecisionServer, url: string, init: RequestInit): Response | null {
  const asked = /\/api\/wenjian\/[^/]+\/decisions(?:\/([^/?]+))?$/.exec(url);
  if (!asked) return null;
  if (init.method !== 'PUT') return envelope({ items: [...server.decisions.values()] });
  const body = JSON.parse(String(init.body));
  const [, findingId] = asked;
  return findingId === undefined
    ? decideMany(server, body)
    : decideOne(server, decodeURIComponent(findingId), body);
}

function decideOne(
  { decisions }: DecisionServer,
  findingId: string,
  { state, text = null, placement = 'replace', note = '', version }: CallInput<typeof decideFinding>['body'],
): Response {
  if ((decisions.get(findingId)?.version ?? 0) !== version) return changedByOthers();
  const decision = decisionFixture(findingId, { state, text, placement, note, version: version + 1 });
  decisions.set(findingId, decision);
  return envelope(decision);
}

function decideMany(
  { decisions, batches }: DecisionServer,
  { findings, state }: CallInput<typeof decideFindings>['body'],
): Response {
  const isSeen = ({ id, version }: (typeof findings)[number]) =>
    (decisions.get(id)?.version ?? 0) === version;
  const stored = findings.filter(isSeen);
  const skipped = findings.filter((one) => !isSeen(one)).map(({ id }) => id);
  for (const { id, version } of stored)
    decisions.set(id, { ...decisionFixture(id), ...decisions.get(id), state, version: version + 1 });
  batches.push(stored.map(({ id }) => id));
  return envelope({ items: findings.flatMap(({ id }) => decisions.get(id) ?? []), skipped });
}

function envelope(data: unknown): Response {
  return new Response(JSON.stringify({ code: 200, message: '', data }));
}

function changedByOthers(): Response {
  const message = '这一条刚被其他成员处理过，已为您刷新';
  const data = { name: 'DECISION_CHANGED' };
  return new Response(JSON.stringify({ code: 409, message, data }), { status: 409 });
}
