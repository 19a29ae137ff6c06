/** How long a word of the model takes to its reader through the server, with many chats at once, and what they cost in memory. */
import { randomUUID } from 'node:crypto';
import { CHAT_SOCKET_PATH } from '@wenjian/api';
import { WebSocket } from 'ws';
import { type ChatBenchProduct, startChatBench } from './chat-product.ts';
import { describeMachine } from './describe-machine.ts';

const CHATS = 200;
const WORDS = 150;
const PACE_MS = 100;
const ROUNDS = 5;
const TARGET_MS = 50;

interface Round {
  readonly name: string;
  readonly delays: readonly number[];
  readonly finished: number;
  readonly memory: number | null;
}

export async function benchChat(): Promise<string> {
  const machine = describeMachine();
  console.error(`chat: signing in ${CHATS} users`);
  const product = await startChatBench(CHATS, WORDS, PACE_MS);
  try {
    const direct = await measure('without the server', product.tokens, () => readDirectly(product));
    const rounds: Round[] = [];
    const before = product.processorSeconds();
    for (let round = 1; round <= ROUNDS; round++) {
      console.error(`chat: round ${round}`);
      const measured = await measure(`round ${round}`, product.tokens, (token) => readChat(product, token));
      rounds.push({ ...measured, memory: product.memory() });
    }
    return section(machine, direct, rounds, product.processorSeconds() - before);
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

/** From the moment a word was said to the moment it is here. */
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

function readChat({ url }: ChatBenchProduct, token: string): Promise<readonly number[]> {
  return new Promise((resolve) => {
    const delays: number[] = [];
    const socket = new WebSocket(`${url.replace('http', 'ws')}${CHAT_SOCKET_PATH}`);
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

function section(machine: string, direct: Round, rounds: readonly Round[], seconds: number): string {
  const all = rounds.flatMap(({ delays }) => delays).sort((a, b) => a - b);
  const added = at(all, 0.95) - at(direct.delays, 0.95);
  const memories = rounds.flatMap(({ memory }) => memory ?? []);
  const [first = 0, last = 0] = [memories[0], memories.at(-1)];
  const perWord = (seconds * 1000) / Math.max(1, all.length);
  const growth = ((last - first) / first) * 100;
  return `## Chat

${machine}

### ${CHATS} chats at once on one server

One server process, PostgreSQL, a stand-in for the model and the readers, each in a process of its own on this machine. The stand-in says ${WORDS} words to each chat, one every ${PACE_MS} ms (${(CHATS * 1000) / PACE_MS} words a second); each word is the moment it was said, so that its reader knows how long it took. ${CHATS} users ask at the same moment and read over the socket; ${ROUNDS} rounds, ${(CHATS * WORDS * ROUNDS).toLocaleString('en')} words. The same words are first read from the stand-in without the server. Target: p95 added per word under ${TARGET_MS} ms, memory flat.

| | finished chats | median | p95 | p99 | longest | memory of the server after it |
|---|---|---|---|---|---|---|
${[direct, ...rounds].map(row).join('\n')}

Added per word at p95, all rounds: **${added.toFixed(1)} ms**. Memory from the first round to the last: ${growth >= 0 ? '+' : ''}${growth.toFixed(0)} %. The server used ${perWord.toFixed(2)} ms of one core for each word, questions and storing included; a load average far above the number of cores at the start means that the delays are those of a busy machine.`;
}

function row({ name, delays, finished, memory }: Round): string {
  const times = [0.5, 0.95, 0.99, 1].map((share) => `${at(delays, share).toFixed(1)} ms`);
  return `| ${name} | ${finished} of ${CHATS} | ${times.join(' | ')} | ${memory === null ? '' : `${(memory / 1024 / 1024).toFixed(0)} MB`} |`;
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
