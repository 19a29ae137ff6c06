/**
 * How long a word of the model takes to its reader through the server, with many chats at once, and how much
 * memory they use.
 */
import { randomUUID } from 'node:crypto';
import { CHAT_SOCKET_PATH } from '@wenjian/api';
import { WebSocket } from 'ws';
import { describeMachine } from '../describe-machine.ts';
import { type ChatBenchProduct, startChatBench } from './chat-product.ts';

const CHATS = 200;
const WORDS = 150;
const PACE_MS = 100;
const ROUNDS = 10;
const TARGET_MS = 50;

interface Round {
  readonly name: string;
  readonly delays: readonly number[];
  readonly finished: number;
  readonly memory: NodeJS.MemoryUsage | null;
}

export async function benchChat(): Promise<string> {
  const machine = describeMachine();
  console.error(`chat: signing in ${CHATS} users`);
  const product = await startChatBench(CHATS, WORDS, PACE_MS);
  try {
    const direct = await measure('without the server', product.tokens, () => readDirectly(product));
    const rounds: Round[] = [];
    const start = await product.memory(true);
    const before = product.processorSeconds();
    for (let round = 1; round <= ROUNDS; round++) {
      console.error(`chat: round ${round}`);
      const measured = await measure(`round ${round}`, product.tokens, (token) => readChat(product, token));
      rounds.push({ ...measured, memory: await product.memory() });
    }
    const seconds = product.processorSeconds() - before;
    return section(machine, { direct, rounds, start, end: await product.memory(true), seconds });
  } finally {
    await product.stop();
  }
}

async function measure(
  name: string,
  tokens: readonly string[],
  read: (token: string) => Promise<readonly number[]>,
): Promise<Round> {
  const chats = await Promise.all(tokens.map(read));
  const finished = chats.filter((delays) => delays.length === WORDS).length;
  return { name, delays: chats.flat().sort((a, b) => a - b), finished, memory: null };
}

function now(): number {
  return performance.timeOrigin + performance.now();
}

/** From the time a word was sent to the time it arrived. */
function delaysIn(text: string): readonly number[] {
  const received = now();
  return [...text.matchAll(/(\d{13}\.\d\d) /g)].map(([, said]) => received - Number(said));
}

async function readDirectly({ modelUrl }: ChatBenchProduct): Promise<readonly number[]> {
  const response = await fetch(`${modelUrl}/chat/completions`, { method: 'POST', body: '{}' });
  const delays: number[] = [];
  for await (const bytes of response.body ?? []) delays.push(...delaysIn(Buffer.from(bytes).toString()));
  return delays;
}

function readChat({ url, tokens }: ChatBenchProduct, token: string): Promise<readonly number[]> {
  return new Promise((resolve) => {
    const delays: number[] = [];
    const address = `10.0.0.${tokens.indexOf(token) % 250}`;
    const headers = { 'x-forwarded-for': address };
    const socket = new WebSocket(`${url.replace('http', 'ws')}${CHAT_SOCKET_PATH}`, { headers });
    socket.on('open', () => {
      for (const frame of [
        token,
        randomUUID(),
        JSON.stringify({ type: 'ask', content: '说', mode: 'general' }),
      ])
        socket.send(frame);
    });
    socket.on('message', (data) => delays.push(...delaysIn(String(data))));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(delays));
  });
}

interface Measured {
  readonly direct: Round;
  readonly rounds: readonly Round[];
  /** Both after garbage collection. */
  readonly start: NodeJS.MemoryUsage;
  readonly end: NodeJS.MemoryUsage;
  readonly seconds: number;
}

function section(machine: string, { direct, rounds, start, end, seconds }: Measured): string {
  const all = rounds.flatMap(({ delays }) => delays).sort((a, b) => a - b);
  const added = at(all, 0.95) - at(direct.delays, 0.95);
  const resident = rounds.map(({ memory }) => memory?.rss ?? 0);
  const [first = 0, last = 0] = [resident[0], resident.at(-1)];
  const perWord = (seconds * 1000) / Math.max(1, all.length);
  return `## Chat

${machine}

### ${CHATS} chats at once on one server

One server process, PostgreSQL, a stand-in for the model and the readers, each in a process of its own on this machine. The stand-in says ${WORDS} words to each chat, one every ${PACE_MS} ms (${(CHATS * 1000) / PACE_MS} words a second); each word is the moment it was said, so that its reader knows how long it took. ${CHATS} users ask at the same moment and read over the socket; ${ROUNDS} rounds, ${(CHATS * WORDS * ROUNDS).toLocaleString('en')} words. The same words are first read from the stand-in without the server. Target: p95 added per word under ${TARGET_MS} ms, memory flat. Memory is that of the server process right after a round, as it is: no garbage is collected by force between the rounds. Resident is what the system counts, heap what JavaScript uses with the garbage that is in it, external what its buffers use.

| | finished chats | median | p95 | p99 | longest | resident | heap | external |
|---|---|---|---|---|---|---|---|---|
${[direct, ...rounds].map(row).join('\n')}

Added per word at p95, all rounds: **${added.toFixed(1)} ms**. Resident memory from the first round to the last: ${percent(last, first)}, at most ${megabytes(Math.max(...resident))}. What is left once all garbage is collected: heap ${megabytes(start.heapUsed)} and external ${megabytes(start.external)} before the first round, heap ${megabytes(end.heapUsed)} and external ${megabytes(end.external)} after the last. The server used ${perWord.toFixed(2)} ms of one core for each word, questions and storing included; a load average far above the number of cores at the start means that the delays are those of a busy machine.`;
}

function row({ name, delays, finished, memory }: Round): string {
  const times = [0.5, 0.95, 0.99, 1].map((share) => `${at(delays, share).toFixed(1)} ms`);
  const held = memory === null ? ['', '', ''] : [memory.rss, memory.heapUsed, memory.external].map(megabytes);
  return `| ${name} | ${finished} of ${CHATS} | ${[...times, ...held].join(' | ')} |`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(0)} MB`;
}

function percent(now: number, before: number): string {
  const growth = ((now - before) / before) * 100;
  return `${growth >= 0 ? '+' : ''}${growth.toFixed(0)} %`;
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
