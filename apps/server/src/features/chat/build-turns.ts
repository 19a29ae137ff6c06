/**
 * Builds the prompt: rules and sources first, then as much of the conversation as fits, newest first, then
 * the question. Promise: the prompt stays within the token budget and always has the rules and the question.
 */
import type { ChatMode, ChatSource } from '@wenjian/api';
import type { ChatTurn } from '../../adapters/language-model/chat-model.port.ts';
import type { Gathered } from './gather-sources.ts';
import { promptText as text } from './prompt.text.ts';

export interface Conversation {
  readonly mode: ChatMode;
  readonly question: string;
  readonly quote: string | null;
  readonly earlier: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
}

/** The share of the prompt that sources may take. */
const SOURCE_SHARE = 0.6;

export function buildTurns(
  { mode, question, quote, earlier }: Conversation,
  { sources, hasLaws }: Pick<Gathered, 'sources' | 'hasLaws'>,
  budgetTokens: number,
): readonly ChatTurn[] {
  const rules = text.rules[mode];
  const last = quote === null ? question : text.quoted(quote, question);
  let left = budgetTokens - tokensOf(rules) - tokensOf(last);
  const listed: string[] = [];
  let forSources = left * SOURCE_SHARE;
  for (const source of sources) {
    const entry = text.source(
      source.number,
      inOneLine(source.title),
      noteOf(source),
      asOneSource(source.text),
    );
    forSources -= tokensOf(entry);
    if (forSources < 0) break;
    left -= tokensOf(entry);
    listed.push(entry);
  }
  const said: ChatTurn[] = [];
  for (const turn of earlier.toReversed()) {
    left -= tokensOf(turn.content);
    if (left < 0) break;
    said.unshift({ role: turn.role, content: turn.content });
  }
  // A conversation begins with a question.
  while (said[0]?.role === 'assistant') said.shift();
  const found = listed.length === 0 ? [] : [text.sources(listed.join('\n\n'))];
  // That nothing was found is only true where something was searched.
  const missing = hasLaws ? (listed.length === 0 ? [text.noSources] : []) : [text.noLawsYet];
  const system = [rules, ...missing, ...found].join('\n\n');
  return [{ role: 'system', content: system }, ...said, { role: 'user', content: last }];
}

/** Every line of a source is indented: none can look like a source of its own, or like the list of them. */
function asOneSource(said: string): string {
  return said.replace(/\r\n?|[\n\v\f\u0085\u2028\u2029]/g, '\n').replace(/^/gm, '　');
}

/** A title may be the name that somebody gave a file. */
function inOneLine(title: string): string {
  return title.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ');
}

function noteOf({ status, state_of, page }: ChatSource): string {
  const standing = status === null ? '' : text.statusNote(status, state_of);
  const notes = [standing, page === null ? '' : text.pageNote(page)];
  return notes.join('');
}

const OTHER_SIGNS_PER_TOKEN = 3;

/** An upper estimate: a Chinese character is about one token, several other characters make one. */
export function tokensOf(said: string): number {
  const han = said.match(/\p{Script=Han}/gu)?.length ?? 0;
  return han + Math.ceil((said.length - han) / OTHER_SIGNS_PER_TOKEN);
}
