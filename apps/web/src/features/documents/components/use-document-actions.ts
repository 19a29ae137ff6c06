import { KNOWLEDGE_BATCH_MAX } from '@wenjian/api';
import { App } from 'antd';
import { useNavigate } from 'react-router';
import { formatCount } from '../../../shared/format/format-count.ts';
import type { FileTool } from '../../../shared/tools/view-model/file-tools.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { useAddToTextBase, useDownload, useKnowledgeActions } from '../api/use-knowledge-actions.ts';
import { knowledgeText as text } from '../knowledge.text.ts';
import type { DocumentAction } from '../view-model/document-actions.ts';
import type { KnowledgeDocument } from '../view-model/knowledge-shapes.ts';
import { whatOf } from '../view-model/name-documents.ts';
import type { DocumentDialog } from './document-dialog.kinds.ts';
import { sendPath } from './send-path.ts';

type Documents = readonly KnowledgeDocument[];

export interface DocumentRunner {
  /** `onDone` is called when an action on all of them is finished. */
  readonly act: (action: DocumentAction, documents: Documents, onDone?: () => void) => void;
  readonly send: (target: FileTool, documents: Documents) => void;
}

/** Runs an action on one or several documents; actions that need a question open their dialog. */
export function useDocumentActions(
  teamId: string,
  onDialog: (dialog: DocumentDialog) => void,
  onCollaborate: (document: KnowledgeDocument) => void,
  onFacts: (ids: readonly string[]) => void,
): DocumentRunner {
  const navigate = useNavigate();
  const download = useDownload();
  const { copy } = useKnowledgeActions(teamId);
  const textBase = useAddToTextBase(teamId);
  const remove = useRemoving(teamId);
  const single: Readonly<Record<'versions' | 'rename' | 'share', (one: KnowledgeDocument) => void>> = {
    versions: (document) => onDialog({ kind: 'versions', id: document.id, name: document.name }),
    rename: (document) => onDialog({ kind: 'rename', document }),
    share: onCollaborate,
  };
  const act: DocumentRunner['act'] = (action, documents, onDone = () => undefined) => {
    const [first] = documents;
    if (!first) return;
    if (documents.length > KNOWLEDGE_BATCH_MAX)
      return showToast({ kind: 'warning', message: text.batch.tooMany });
    const finish = (message: string) => {
      showToast({ kind: 'success', message });
      onDone();
    };
    const count = formatCount(documents.length);
    switch (action) {
      case 'move':
      case 'tags':
        return onDialog({ kind: action, documents, onDone });
      case 'copy':
        return copy.mutate(idsOf(documents), { onSuccess: () => finish(text.copied(count)), onError: tell });
      case 'textBase': {
        const onSuccess = () => finish(text.inTextBase(count));
        return textBase.mutate(
          documents.map(({ fileId }) => fileId),
          { onSuccess, onError: tell },
        );
      }
      case 'download':
        return download.mutate(documents, { onSuccess: (failures) => tellFailures(failures, documents) });
      case 'facts':
        return onFacts(idsOf(documents));
      case 'remove':
        return remove(documents, finish);
      default:
        return single[action](first);
    }
  };
  return {
    act,
    send: (target, documents) =>
      void navigate(
        sendPath(
          target,
          documents.map(({ fileId }) => fileId),
        ),
      ),
  };
}

function useRemoving(teamId: string) {
  const { modal } = App.useApp();
  const { remove } = useKnowledgeActions(teamId);
  return (documents: Documents, finish: (message: string) => void) => {
    modal.confirm({
      title: text.removeTitle(whatOf(documents)),
      content: text.removeDetail,
      okText: text.actions.remove,
      okButtonProps: { danger: true },
      cancelText: text.cancel,
      onOk: () =>
        remove
          .mutateAsync(idsOf(documents))
          .then(() => finish(text.removed(formatCount(documents.length))), tell),
    });
  };
}

function idsOf(documents: Documents): readonly string[] {
  return documents.map(({ id }) => id);
}

function tellFailures(failures: readonly Error[], documents: Documents): void {
  const [first] = failures;
  if (!first) return;
  const message =
    documents.length === 1
      ? first.message
      : text.downloadFailed(formatCount(failures.length), formatCount(documents.length), first.message);
  showToast({ kind: 'error', message });
}

function tell({ message }: Error): void {
  showToast({ kind: 'error', message });
}
