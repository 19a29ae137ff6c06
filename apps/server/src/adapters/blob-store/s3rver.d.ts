/** The test server ships no types; only what `s3-server.testing.ts` uses is declared. */
declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  export type S3rverResource = 'object' | 'object.md5' | 'metadata.json';

  export interface S3rverOptions {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    readonly resetOnClose: boolean;
    readonly vhostBuckets: boolean;
    readonly allowMismatchedSignatures: boolean;
    readonly configureBuckets: readonly { readonly name: string }[];
  }

  export interface S3rverContext {
    readonly query: Readonly<Record<string, string | undefined>>;
    get(header: string): string;
  }

  export default class S3rver {
    constructor(options: S3rverOptions);
    readonly middleware: ((context: S3rverContext, next: () => Promise<void>) => Promise<void>)[];
    readonly httpServer: { closeAllConnections(): void };
    readonly store: {
      copyObject(fromBucket: string, fromKey: string, bucket: string, key: string): Promise<unknown>;
      getMetadata(bucket: string, key: string): Promise<unknown>;
      deleteObject(bucket: string, key: string): Promise<void>;
      getResourcePath(bucket: string, key: string, resource: S3rverResource): string;
    };
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
