/** `npm run make:language`: makes the language model of contract correction anew, after a change of what it is made of. */
import { makeLanguageModel } from './language-model.mjs';
import { runScript } from './run-script.mjs';

await runScript(async () => {
  await makeLanguageModel();
  return 0;
});
