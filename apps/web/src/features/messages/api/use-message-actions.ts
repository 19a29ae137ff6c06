/** Every change updates the list and the badge. The HTTP interceptor reports failures. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteMessage, messageCalls, readAllMessages, readMessage, teamMessageCalls } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';
import { queryKeys } from './query-keys.ts';
import type { Message } from './use-messages.ts';

export function useReadMessage() {
  return useChange((id: string) => call(readMessage, { params: { id } }));
}

export function useReadAll() {
  return useChange(() => call(readAllMessages, {}));
}

export function useDeleteMessage() {
  return useChange((input: { readonly id: string; readonly extent: 'one' | 'read' }) =>
    call(deleteMessage, { params: input }),
  );
}

export interface RequestAnswer {
  readonly message: Message;
  readonly accepted: boolean;
}

export function useAnswerRequest() {
  return useChange(async ({ message, accepted }: RequestAnswer) => {
    const { id, subject } = message;
    if (subject?.kind === 'product')
      await call(messageCalls.answerJoin, {
        params: { productId: subject.productId, phone: subject.phone ?? '' },
        body: { accepted },
      });
    if (subject?.kind === 'team')
      await call(teamMessageCalls.answer, {
        params: { id: subject.teamId, userId: subject.userId },
        body: { accepted },
      });
    await call(readMessage, { params: { id } });
  });
}

function useChange<Input = void, Answer = unknown>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Also after a failure: somebody else may have answered first.
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.all }),
  });
}
