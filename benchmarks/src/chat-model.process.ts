/** A language model's endpoint in a process of its own: each word is the moment it was said, at an even pace. Tells its parent the port. */
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const [words = 0, paceMs = 0] = process.argv.slice(2).map(Number);

const server = createServer(async (request, response) => {
  for await (const _ of request);
  response.on('error', () => undefined);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  // Not all at the same moment.
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
