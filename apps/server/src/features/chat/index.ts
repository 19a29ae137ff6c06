export type { ChatRouteParts } from './chat.routes.ts';
export { chatSocket } from './chat-socket.ts';
export { createPassageLikeness, createQuestionLikeness } from './question-likeness.ts';
export { createRunningReplies } from './running-replies.ts';
