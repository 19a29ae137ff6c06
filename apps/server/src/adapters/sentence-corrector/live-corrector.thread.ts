/**
 * The thread of the trained corrector for text that is being typed. It reads some lines for each question and remembers them, so that a long text is examined
 * question by question, others get their turn between, and a line that stays as it was is not read again.
 */
import { type Proposal, sentencePieces, textLines } from '@wenjian/proofread';
import { liveDocument } from '../../platform/documents/live-document.ts';
import { serveQuestions } from '../../platform/queue/kept-engine.ts';
import { openCorrector } from './open-corrector.ts';
import type { LiveProposals } from './sentence-corrector.port.ts';

/** About a second of one core. */
const CHARACTERS_AT_ONCE = 1200;
/** Of all who type at this server; the lines that were not wanted for the longest time go first. */
const KNOWN_LINES = 5000;

await serveQuestions<string, LiveProposals>(async () => {
  const propose = await openCorrector();
  const known = new Map<string, readonly Proposal[]>();
  return async (text) => {
    const lines = [...new Set(textLines(liveDocument(text)).map((line) => line.text))].filter(
      (line) => sentencePieces(line).length > 0,
    );
    const unread = lines.filter((line) => !known.has(line));
    const next = firstOf(unread);
    const fresh = await propose(next);
    for (const line of next) known.set(line, fresh.get(line) ?? []);
    const proposals = new Map(lines.flatMap((line) => entryOf(known, line)));
    for (const [line, found] of proposals) {
      known.delete(line);
      known.set(line, found);
    }
    for (const line of [...known.keys()].slice(0, Math.max(0, known.size - KNOWN_LINES))) known.delete(line);
    return { proposals, isComplete: next.length === unread.length };
  };
});

/** At least one. */
function firstOf(lines: readonly string[]): readonly string[] {
  let characters = 0;
  const end = lines.findIndex((line) => {
    const isFull = characters >= CHARACTERS_AT_ONCE;
    characters += line.length;
    return isFull;
  });
  return end < 0 ? lines : lines.slice(0, end);
}

function entryOf(
  known: ReadonlyMap<string, readonly Proposal[]>,
  line: string,
): [string, readonly Proposal[]][] {
  const found = known.get(line);
  return found === undefined ? [] : [[line, found]];
}
