import { Alert, Checkbox } from 'antd';
import { type ReactNode, useState } from 'react';
import type { StoredFile } from '../../../../shared/upload/upload-state.ts';
import { compareText } from '../../text.ts';
import { equalFiles } from '../../view-model/equal-files.ts';

const text = compareText.upload;

interface EqualFilesState {
  readonly isRepeated: boolean;
  readonly notice: ReactNode;
  /** Why the comparison should not start: it would find nothing, and nobody has agreed to spend a use on that. */
  readonly problem: string | null;
}

/** Equal files are known by their content before anything is spent; whoever wants that on record may have it. */
export function useEqualFiles(origin: StoredFile | null, targets: readonly StoredFile[]): EqualFilesState {
  const { toOrigin, isRepeated } = equalFiles(origin, targets);
  // Agreed for these very files: others are asked about again.
  const [agreed, setAgreed] = useState<string | null>(null);
  if (toOrigin.length === 0) return { isRepeated, notice: null, problem: null };
  const asked = JSON.stringify([origin?.sha256, ...toOrigin]);
  const isAgreed = agreed === asked;
  const notice = (
    <Alert
      type="info"
      showIcon
      title={text.equal(toOrigin)}
      description={
        <Checkbox checked={isAgreed} onChange={({ target }) => setAgreed(target.checked ? asked : null)}>
          {text.equalAgree}
        </Checkbox>
      }
    />
  );
  return { isRepeated, notice, problem: isAgreed ? null : text.equalProblem };
}
