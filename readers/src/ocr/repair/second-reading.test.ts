import { expect, it } from 'vitest';
import type { Network } from '../inference.ts';
import { recogniseLine } from '../recognise-line.ts';

const alphabet = ['甲', '乙', ' '];
const page = { width: 64, height: 48, data: new Uint8Array(64 * 48).fill(255) };
const box = { centre: { x: 32, y: 24 }, width: 64, height: 48, angle: 0 };
const unused: Network = () => Promise.reject(new Error('not asked'));

/** Answers with one character, given as its class, and the probability it has. */
function network(label: number, probability: number): Network {
  return async () => {
    const classes = alphabet.length + 1;
    const data = new Float32Array(3 * classes);
    for (const step of [0, 2]) data[step * classes] = 1;
    data[classes + label] = probability;
    return { data, shape: [1, 3, classes] };
  };
}

async function read(recogniseQuickly: Network, recognise: Network): Promise<string> {
  const networks = { detect: unused, direction: unused, recogniseQuickly, recognise };
  const glyphs = await recogniseLine(page, box, { networks, alphabet });
  return glyphs.map(({ character }) => character).join('');
}

it('reads a line once when the quick network is sure', async () => {
  expect(await read(network(1, 0.95), unused)).toBe('甲');
});

it('reads a line again with the whole network when the quick one doubts a character', async () => {
  expect(await read(network(1, 0.6), network(2, 0.9))).toBe('乙');
});

it('does not read a line again for a doubtful space', async () => {
  expect(await read(network(3, 0.5), unused)).toBe(' ');
});
