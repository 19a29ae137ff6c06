/** The assistant of a server: its model, its running answers, and its socket. */
import type { Server } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { prepareTypes } from '@wenjian/answers';
import { CHAT_FRAME_MAX_BYTES, CHAT_SOCKET_PATH } from '@wenjian/api';
import { localChatWriter } from '../adapters/chat-writer/local.chat-writer.ts';
import type { Embedder } from '../adapters/embedder/embedder.port.ts';
import { embedderText } from '../adapters/embedder/embedder.text.ts';
import { createChatModel } from '../adapters/language-model/create-language-model.ts';
import { signInKey } from '../features/account/index.ts';
import { chatSocket, createQuestionLikeness, createRunningReplies } from '../features/chat/index.ts';
import { listDocumentNames, type PassageLikeness, searchPassages } from '../features/documents/index.ts';
import {
  type CurrentLawSearch,
  type LawMeaning,
  readArticlesInForce,
  readWays,
} from '../features/laws/index.ts';
import type { RequestHeaders, SignedInUser } from '../platform/access/authorise.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/database.ts';
import { clientAddress } from '../platform/http/client-address.ts';
import type { LiveChannel } from '../platform/live/live-channel.ts';
import { openSocketServer, type SocketServer } from '../platform/live/socket-server.ts';
import type { Logger } from '../platform/observe/logging.ts';
import { beijingToday } from '../platform/people/beijing-day.ts';

interface ChatParts {
  readonly config: Config;
  readonly database: Database;
  readonly log: Logger;
  readonly live: LiveChannel;
  readonly embedder: () => Promise<Embedder | null>;
  readonly meaning: LawMeaning;
  readonly laws: CurrentLawSearch;
  readonly likeness: PassageLikeness;
  authenticate(headers: RequestHeaders): Promise<SignedInUser>;
}

const HEARTBEAT_MS = 20_000;
const MAX_SOCKETS = 5_000;
/** A token that expires while an answer is running is noticed within this; a sign-out at once. */
const CHECK_SIGN_IN_MS = 30_000;
/** A socket is open while an answer is running: an office behind one address needs this many at once. */
const MAX_SOCKETS_PER_ADDRESS = 50;

export function openChat(parts: ChatParts) {
  const { config, database, log, live, embedder, meaning, laws, likeness, authenticate } = parts;
  const model = createChatModel(config.languageModel);
  const reportNoAnswer = (error: unknown) => log.warn({ err: error }, embedderText.noAnswer);
  const replies = createRunningReplies({
    database,
    log,
    model,
    laws,
    articles: (wanted) => readArticlesInForce(database, wanted, beijingToday()),
    // Thresholds were chosen for the product's own encoder: with another one, words decide.
    likeness: createQuestionLikeness(
      async () => (config.embeddings === null ? embedder() : null),
      reportNoAnswer,
      readWays,
    ),
    passages: (scope, query) => searchPassages(database, scope, query, likeness),
  });
  const onSocket = chatSocket({
    database,
    replies,
    log,
    authenticate,
    untilSignOut: (userId) => live.wait(signInKey(userId), CHECK_SIGN_IN_MS),
    engine: model === null ? 'local' : 'model',
    nameDocuments: (scope, ids) => listDocumentNames(database, scope, ids),
  });
  let sockets: SocketServer | null = null;
  return {
    routeParts: {
      ...{ replies, model, writer: localChatWriter },
      // A user who opens the assistant will ask soon.
      prepare() {
        meaning('').catch(() => undefined);
        void prepareTypes(turn);
      },
    },
    listen(server: Server): void {
      const options = {
        path: CHAT_SOCKET_PATH,
        maxFrameBytes: CHAT_FRAME_MAX_BYTES,
        heartbeatMs: HEARTBEAT_MS,
        maxSockets: MAX_SOCKETS,
        maxSocketsPerAddress: MAX_SOCKETS_PER_ADDRESS,
        addressOf: clientAddress(config.trustedProxy),
      };
      sockets = openSocketServer(server, options, onSocket);
    },
    /** Answers are ended and stored first, so that listeners are informed. */
    async close(): Promise<void> {
      await replies.close();
      sockets?.close();
    },
  };
}
