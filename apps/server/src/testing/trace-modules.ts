/** `node --import` this: writes down every file that is loaded as a module, by import or by require. */
import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const loaded = new Set<string>();

registerHooks({
  load(url, context, nextLoad) {
    if (url.startsWith('file:')) loaded.add(url);
    return nextLoad(url, context);
  },
});

process.on('exit', () => writeFileSync(process.env.TRACED_MODULES ?? '', [...loaded].join('\n')));
