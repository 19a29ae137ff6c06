/**
 * Passes a chunk through and fails at its end if it does not match its description; a store keeps nothing of
 * a failed source.
 */
import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { AppError } from '../../platform/app-error.ts';
import { uploadsText as text } from './uploads.text.ts';

export interface ExpectedChunk {
  readonly size: number;
  readonly sha256: string | undefined;
}

export function verifyChunk(expected: ExpectedChunk): Transform {
  const hash = createHash('sha256');
  let size = 0;
  return new Transform({
    transform(piece: Buffer, _, done) {
      hash.update(piece);
      size += piece.length;
      // At once: what is sent beyond the announced size is not stored first.
      if (size > expected.size) return done(refusal('currentChunkSize', text.wrongSize));
      return done(null, piece);
    },
    flush(done) {
      if (size !== expected.size) return done(refusal('currentChunkSize', text.wrongSize));
      const isSame = expected.sha256 === undefined || expected.sha256 === hash.digest('hex');
      return done(isSame ? null : refusal('chunkSha256', text.changed));
    },
  });
}

export function refusal(path: string, message: string): AppError {
  return new AppError('INVALID_REQUEST', { message, fields: [{ path, message }] });
}
