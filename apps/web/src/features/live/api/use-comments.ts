import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type AnswerOf, addComment, changeComment, deleteComment, listComments } from '@wenjian/api';
import { call } from '../../../shared/http/client.ts';

export type Comment = AnswerOf<typeof listComments>['items'][number];
export type Comments = AnswerOf<typeof listComments>;

const keyOf = (productId: string) => ['finding-comments', productId] as const;

export function useComments(productId: string) {
  return useQuery({
    queryKey: keyOf(productId),
    queryFn: () => call(listComments, { params: { productId } }),
  });
}

export interface NewComment {
  readonly findingId: string;
  readonly body: string;
  readonly mentions: string[];
}

export function useAddComment(productId: string) {
  return useChange(productId, (body: NewComment) => call(addComment, { params: { productId }, body }));
}

export function useChangeComment(productId: string) {
  return useChange(productId, ({ id, ...body }: Pick<Comment, 'id' | 'version' | 'body' | 'mentions'>) =>
    call(changeComment, { params: { productId, commentId: id }, body }),
  );
}

export function useDeleteComment(productId: string) {
  return useChange(productId, (commentId: string) =>
    call(deleteComment, { params: { productId, commentId } }),
  );
}

function useChange<Input, Answer>(productId: string, change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(productId) }),
  });
}
