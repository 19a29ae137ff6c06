export type { ChatRouteParts } from './chat.routes.ts';
export { chatSocket } from './chat-socket.ts';
export { lawSearchOf } from './law-search.ts';
export { createRunningReplies } from './running-replies.ts';
