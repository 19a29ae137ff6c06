/**
 * A language model endpoint in a separate process: each word is its own send time, at an even pace. Sends its
 * port to the parent.
 */
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const [words = 0, paceMs = 0] = process.argv.slice(2).map(Number);

const server = createServer(async (request, response) => {
  for await (const _ of request);
  response.on('error', () => undefined);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  // Spreads the answers over time.
  await pause(Math.random() * paceMs);
  for (let word = 0; word < words && !response.destroyed; word++) {
    response.write(chunk({ delta: { content: `${now().toFixed(2)} ` } }));
    await pause(paceMs);
  }
  response.end(`${chunk({ delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`);
});

function chunk(choice: object): string {
  return `data: ${JSON.stringify({ choices: [choice] })}\n\n`;
}

function now(): number {
  return performance.timeOrigin + performance.now();
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : 0);
});
process.on('disconnect', () => process.exit(0));
