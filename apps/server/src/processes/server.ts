/** The HTTP server process. */
import { migrateDatabase } from '../platform/database/database.ts';
import { composeServer } from './compose-server.ts';
import { withOperations } from './operations.ts';
import { requireDatabaseUrl, runProcess } from './run-process.ts';
import { sayAlive, workerChecks } from './supervised.ts';

await runProcess('server', async (config, log) => {
  const databaseUrl = requireDatabaseUrl(config);
  await migrateDatabase(databaseUrl);
  const server = await composeServer(config, databaseUrl, log, undefined, workerChecks());
  const running = await withOperations(config, server);
  await server.app.listen({ host: config.host, port: config.port });
  sayAlive();
  return running;
});
