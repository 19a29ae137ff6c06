import { BorderOuterOutlined } from '@ant-design/icons';
import { Button, Segmented, Tooltip } from 'antd';
import { ZoomControl } from '../../../../shared/pdf/toolbar/zoom-control.tsx';
import styles from '../../../../shared/result/result-head.module.css';
import type { PageZoom } from '../../../../shared/workbench/use-page-zoom.ts';
import { resultText as text } from '../../result.text.ts';
import type { ComparisonResult } from '../../view-model/comparison-shapes.ts';
import type { ResultView } from '../../view-model/result-view.ts';
import { ComparisonExportMenu } from './comparison-export-menu.tsx';
import type { IgnoredRegions } from './use-ignored-regions.tsx';

interface WorkbenchActionsProps {
  readonly taskId: string;
  readonly result: ComparisonResult;
  readonly view: ResultView;
  readonly views: readonly ResultView[];
  readonly onView: (view: ResultView) => void;
  readonly zoom: PageZoom;
  /** Null for members who may not start another comparison. */
  readonly regions: IgnoredRegions | null;
}

/** The header's part that depends on the result: views and exports. */
export function WorkbenchActions(props: WorkbenchActionsProps) {
  const { taskId, result, view, views, onView, zoom, regions } = props;
  return (
    <>
      {view === 'pages' && (
        <div className={styles.pageTools}>
          <ZoomControl {...zoom} />
          {regions && (
            <Tooltip title={text.regionsHint}>
              <Button
                size="small"
                type={regions.isDrawing ? 'primary' : 'default'}
                icon={<BorderOuterOutlined />}
                aria-label={text.regions}
                aria-pressed={regions.isDrawing}
                onClick={regions.isDrawing ? regions.cancel : regions.startDrawing}
              />
            </Tooltip>
          )}
        </div>
      )}
      <Segmented<ResultView>
        size="small"
        aria-label={text.view}
        value={view}
        options={views.map((value) => ({ value, label: text.views[value] }))}
        onChange={onView}
      />
      <ComparisonExportMenu taskId={taskId} result={result} />
    </>
  );
}
