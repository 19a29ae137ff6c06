/** An S3 server in its own process. */
import { startTestS3Server } from '../../apps/server/src/adapters/blob-store/s3-server.testing.ts';

const server = await startTestS3Server();
process.send?.({ blobUrl: server.blobUrl });
const stop = () => void server.stop().then(() => process.exit(0));
process.on('SIGTERM', stop);
process.on('disconnect', stop);
