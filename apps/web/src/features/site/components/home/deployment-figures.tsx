/** Drawings of the two deployments, in the theme's colours. The text beside them has the same content. */
import { enterpriseText, plagiarismDeploymentText } from '../../deployment.text.ts';
import content from '../articles/content.module.css';
import styles from './deployment-figures.module.css';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly title: string;
  readonly note: string;
  /** Our parts are drawn in the accent colour; the rest belongs to the customer. */
  readonly isOurs?: boolean;
}

interface Line {
  readonly path: string;
  readonly label?: { readonly x: number; readonly y: number; readonly text: string };
  readonly isOptional?: boolean;
}

const BOX_HEIGHT = 68;

const enterpriseBoxes: readonly Box[] = [
  { x: 20, y: 126, width: 150, title: '浏览器', note: '员工、外部协作者' },
  { x: 230, y: 126, width: 150, title: '反向代理', note: 'TLS' },
  { x: 440, y: 60, width: 200, title: '服务进程 × N', note: 'HTTP、页面、权限', isOurs: true },
  { x: 440, y: 192, width: 200, title: '处理进程 × N', note: '读取、识别、比对、审查', isOurs: true },
  { x: 720, y: 60, width: 190, title: 'PostgreSQL', note: '数据、队列、全文索引' },
  { x: 720, y: 192, width: 190, title: '对象存储', note: '文件与结果，按内容存放' },
  { x: 230, y: 290, width: 150, title: '身份提供方', note: 'OpenID Connect' },
  { x: 440, y: 324, width: 200, title: '语言模型（可选）', note: '内网或您指定的地址' },
];

const enterpriseLines: readonly Line[] = [
  { path: 'M170 160H230' },
  { path: 'M380 160H410V94H440' },
  { path: 'M640 94H720' },
  { path: 'M640 226H720' },
  { path: 'M680 94V226' },
  { path: 'M305 194V290', isOptional: true },
  { path: 'M540 260V324', isOptional: true },
];

export function EnterpriseFigure() {
  return (
    <Drawing label={enterpriseText.figure} height={412} boxes={enterpriseBoxes} lines={enterpriseLines} />
  );
}

const plagiarismBoxes: readonly Box[] = [
  { x: 20, y: 60, width: 190, title: '您的业务系统', note: '评标、档案、论文' },
  { x: 20, y: 192, width: 190, title: '管理人员', note: '页面上管理文本库' },
  { x: 330, y: 60, width: 220, title: '开放接口', note: '/plag/open-api，凭密钥', isOurs: true },
  { x: 330, y: 192, width: 220, title: '查重进程 × N', note: '检索、逐段对齐、报告', isOurs: true },
  { x: 680, y: 60, width: 230, title: '文本库索引', note: 'PostgreSQL，指纹与位置' },
  { x: 680, y: 192, width: 230, title: '文件与报告', note: '对象存储' },
];

const plagiarismLines: readonly Line[] = [
  { path: 'M210 94H330', label: { x: 270, y: 84, text: '文件、任务' } },
  { path: 'M210 226H330' },
  { path: 'M440 128V192' },
  { path: 'M550 210H620V94H680' },
  { path: 'M550 226H680' },
];

export function PlagiarismFigure() {
  return (
    <Drawing
      label={plagiarismDeploymentText.figure}
      height={300}
      boxes={plagiarismBoxes}
      lines={plagiarismLines}
    />
  );
}

interface DrawingProps {
  readonly label: string;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
}

function Drawing({ label, height, boxes, lines }: DrawingProps) {
  return (
    <figure className={content.figure}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a narrow screen */}
      <section className={content.scroll} tabIndex={0} aria-label={label}>
        <svg className={styles.drawing} viewBox={`0 44 930 ${height - 44}`} role="img" aria-label={label}>
          {lines.map(({ path, label: word, isOptional = false }) => (
            <g key={path}>
              <path className={styles.line} data-optional={isOptional} d={path} />
              {word ? (
                <text className={styles.note} x={word.x} y={word.y} textAnchor="middle">
                  {word.text}
                </text>
              ) : null}
            </g>
          ))}
          {boxes.map((box) => (
            <BoxDrawing key={box.title} {...box} />
          ))}
        </svg>
      </section>
      <figcaption>{label}。</figcaption>
    </figure>
  );
}

function BoxDrawing({ x, y, width, title, note, isOurs = false }: Box) {
  const middle = x + width / 2;
  return (
    <g data-ours={isOurs}>
      <rect className={styles.box} x={x} y={y} width={width} height={BOX_HEIGHT} rx={8} />
      <text className={styles.title} x={middle} y={y + 29} textAnchor="middle">
        {title}
      </text>
      <text className={styles.note} x={middle} y={y + 51} textAnchor="middle">
        {note}
      </text>
    </g>
  );
}
