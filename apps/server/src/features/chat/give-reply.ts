/**
 * Gives one answer: finds its sources, lets the model answer or quotes the sources, and checks the citations.
 */
import {
  type AnswerArticle,
  answerLocally,
  contentWords,
  type FoundHelp,
  findHelp,
  readArticleLabel,
} from '@wenjian/answers';
import type { ChatCard, ChatMode, ChatSource } from '@wenjian/api';
import { ModelFailure } from '@wenjian/audit';
import type { ChatModel } from '../../adapters/language-model/chat-model.port.ts';
import type { TeamScope } from '../../platform/access/team-scope.ts';
import type { AtMost } from '../../platform/queue/at-most.ts';
import type { CurrentLawSearch } from '../laws/index.ts';
import type { AnswerDraft } from './answer-draft.ts';
import { buildTurns } from './build-turns.ts';
import { calculatorTool } from './calculator-tool.ts';
import { chatText } from './chat.text.ts';
import { type Gathered, gatherSources, type SourceFinders } from './gather-sources.ts';

export interface ReplyRequest {
  readonly scope: TeamScope;
  readonly mode: ChatMode;
  readonly question: string;
  readonly quote: string | null;
  readonly documentIds: readonly string[];
  /** Finished turns, oldest first. */
  readonly earlier: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
}

export interface ReplyEngines extends Omit<SourceFinders, 'laws'> {
  readonly model: ChatModel | null;
  /** Reopened from time to time, because laws are imported while the server runs. */
  readonly laws: CurrentLawSearch;
}

const STEPS = 3;

export async function giveReply(
  engines: ReplyEngines & { readonly gate: AtMost },
  request: ReplyRequest,
  draft: AnswerDraft,
  signal: AbortSignal,
): Promise<void> {
  const { model } = engines;
  const engine = model === null ? 'local' : 'model';
  draft.process(1, STEPS, chatText.searching, engine);
  const gathered = await engines.gate(async () =>
    gatherSources(
      { ...engines, laws: await engines.laws() },
      { ...request, wanted: wantedOf(request), isLocal: model === null },
    ),
  );
  signal.throwIfAborted();
  draft.useSources(gathered.sources);
  draft.process(2, STEPS, model === null ? chatText.writing : chatText.thinking, engine);
  if (model === null) answerWithoutModel(request, gathered, draft);
  else await answerWithModel(model, request, gathered, draft, signal);
  draft.process(STEPS, STEPS, chatText.checking, engine);
  await draft.finish();
  for (const card of cardsOf(request, gathered.helps, model === null)) draft.card(card);
}

/** 那要赔多少 is incomplete: it continues the earlier question. */
const goesOn = /^(?:那|这|它|他|她|还有|另外|然后|所以|继续|再|具体|详细|如果|要是|比如)/;
const SHORT_QUESTION = 12;
/** Shorter text without a content word cannot be a complete question: 要赔多少. */
const SHORTEST_QUESTION = 8;
const QUOTE_LOOKED_UP = 200;

function wantedOf({ question, quote, earlier }: ReplyRequest): string {
  const before = earlier.findLast(({ role }) => role === 'user')?.content ?? '';
  const own = quote === null ? question : `${question} ${quote.slice(0, QUOTE_LOOKED_UP)}`;
  const isFollowUp =
    (own.length < SHORTEST_QUESTION && contentWords(own).length === 0) ||
    (own.length < SHORT_QUESTION && goesOn.test(own.trim()));
  return isFollowUp ? `${before} ${own}`.trim() : own;
}

async function answerWithModel(
  model: ChatModel,
  request: ReplyRequest,
  gathered: Gathered,
  draft: AnswerDraft,
  signal: AbortSignal,
): Promise<void> {
  draft.isWithoutLaws = !gathered.hasLaws;
  const turns = buildTurns(request, gathered, model.contextTokens);
  const calculator = hasCalculators(request) ? calculatorTool(wantedOf(request)) : null;
  const tools = calculator === null ? [] : [calculator.tool];
  for await (const piece of model.reply({ mode: request.mode, turns, tools, signal })) {
    if (piece.kind === 'think') draft.think(piece.text);
    else if (piece.kind === 'text') draft.say(piece.text);
    else draft.lostPieces++;
  }
  // Reasoning alone is not an answer.
  if (draft.state.content.trim() === '') throw new ModelFailure('unreadable');
  for (const part of calculator?.parts() ?? []) draft.sayPart(part);
}

/** Questions about law, not about the product. */
function hasCalculators({ mode }: ReplyRequest): boolean {
  return mode === 'law' || mode === 'reasoning';
}

function answerWithoutModel(
  request: ReplyRequest,
  { sources, helps, hasLaws, typed, isSure }: Gathered,
  draft: AnswerDraft,
): void {
  const { mode, documentIds } = request;
  const parts = answerLocally({
    question: wantedOf(request),
    kind: mode === 'reasoning' ? 'law' : mode,
    typed,
    isSure,
    articles: sources.flatMap(articleOf),
    passages: sources.filter(({ type }) => type === 'document' || type === 'case'),
    hasDocuments: documentIds.length > 0,
    hasLaws,
    helps,
  });
  for (const part of parts) draft.sayPart(part);
  draft.recommended = typed.flatMap(({ next }) => next).slice(0, RECOMMENDED);
}

const RECOMMENDED = 3;

function articleOf({
  number,
  title,
  text,
  status,
  state_of,
  law,
  article,
}: ChatSource): readonly AnswerArticle[] {
  if (status === null || law === null) return [];
  return [{ number, title, text, status, stateOf: state_of, law, address: readArticleLabel(article ?? '') }];
}

const aboutContracts = /合同|协议|条款|签约/;
const CARDS = 2;

/** The tool for the request; beside quoted articles, the tool that examines the contract itself. */
function cardsOf(
  { mode, question }: ReplyRequest,
  helps: readonly FoundHelp[],
  isLocal: boolean,
): readonly ChatCard[] {
  if (mode !== 'assistant' && !isLocal) return [];
  const wanted =
    mode === 'assistant' ? helps : aboutContracts.test(question) ? findHelp('审查合同的风险', 1) : helps;
  const cards = wanted.map(({ help: { tool } }) => ({ ...tool }));
  return [...new Map(cards.map((card) => [card.url, card])).values()].slice(0, CARDS);
}
