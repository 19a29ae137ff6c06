/** Tests that need a whole deployment. If its programs are missing they are skipped with the reason. */
import { afterAll, beforeAll, describe } from 'vitest';
import { findPrograms } from './programs.ts';
import { type Cluster, type ClusterSize, startCluster } from './start-cluster.ts';

export function describeCluster(
  name: string,
  size: ClusterSize,
  tests: (cluster: () => Cluster) => void,
): void {
  const programs = findPrograms();
  if (typeof programs === 'string') {
    console.warn(`${name}: ${programs}`);
    describe.skip(`${name} (${programs})`, () => tests(() => missing(programs)));
    return;
  }
  describe(name, () => {
    let cluster: Cluster | null = null;
    let starting: Promise<Cluster> | null = null;
    beforeAll(async () => {
      process.once('disconnect', endAtOnce);
      starting = startCluster(programs, size);
      cluster = await starting;
    });
    // Also if the start took too long and nobody waits for it any more.
    afterAll(async () => {
      const started = await starting?.catch(() => null);
      await started?.stop();
      process.off('disconnect', endAtOnce);
    });
    tests(() => cluster ?? missing('the cluster has not started'));
  });
}

/** The test runner was killed: nobody is left to stop the deployment, so it ends with us. */
function endAtOnce(): void {
  process.kill(process.pid, 'SIGKILL');
}

function missing(reason: string): never {
  throw new Error(reason);
}
