/** Tests that need a whole deployment. Where its programs are missing they are skipped, and say why. */
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
    beforeAll(async () => {
      cluster = await startCluster(programs, size);
    });
    afterAll(() => cluster?.stop());
    tests(() => cluster ?? missing('the cluster has not started'));
  });
}

function missing(reason: string): never {
  throw new Error(reason);
}
