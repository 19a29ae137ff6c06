/**
 * Values that unrelated files share: the defaults that programs write. Keys are folded (`foldName`).
 * Collected from new files of Word, WPS, Excel, LibreOffice and common libraries.
 */
import type { EvidenceKind } from './evidence.ts';

export function isInnocent(kind: EvidenceKind, key: string): boolean {
  return innocents[kind]?.some((pattern) => pattern.test(key)) ?? false;
}

const innocents: Readonly<Partial<Record<EvidenceKind, readonly RegExp[]>>> = {
  person: [
    /^(?:administrators?|admin|user|users|root|owner|guest|default|pc|test|author|unknown|computer|home|office|work|me|you)\d*$/,
    /^(?:microsoft|microsoft office|microsoft corporation|windows|windows 用户|windows user|微软用户|微软中国|office user|ms office|your user name)$/,
    /^(?:lenovo|联想|hp|dell|asus|acer|apple|huawei|thinkpad|xiaomi|hasee|thtf|founder|samsung)\d*$/,
    /^(?:wps|wps office|wps_\d+|kingsoft|openoffice|libreoffice|apache poi|python-docx|openpyxl|docx4j|aspose.*|un-named|xlsxwriter)$/,
    /^(?:用户|管理员|系统管理员|作者|个人用户|匿名|未知|雨林木风|番茄花园|深度技术|系统之家|电脑公司)$/,
    // One letter or a number is not a name.
    /^.$|^\d{1,5}$/,
  ],
  company: [
    /^(?:microsoft|microsoft corporation|微软中国|微软|organization|company|home|china|user|your company name|lenovo|联想|hp|dell|www\..*|.*系统之家.*|.*雨林木风.*|.*番茄花园.*|.*深度技术.*)$/,
    /^.$|^\d{1,5}$/,
  ],
  template: [
    /^(?:.*[\\/])?(?:normal|normal_\w+|blank|default|normalemail|wps|空白文档)(?:\.(?:dot|dotm|dotx|wpt|ott|pot|potx))?$/,
  ],
  application: [
    /^(?:microsoft|wps|kingsoft|writer$|calc$|impress$|libreoffice|openoffice|acrobat|adobe acrobat|pages$|excel)/,
  ],
  producer: [
    /^(?:microsoft|wps|libreoffice|openoffice|adobe|acrobat|gpl ghostscript|ghostscript|skia|pdfium|itext|pdfbox|mac os|macos|quartz|foxit|福昕|pdf-lib|pypdf|qt|cairo|openpdf)/,
  ],
  created: [
    // New files of Excel, of WPS Writer, Sheets and Slides, of python-docx and openpyxl contain the program's
    // build date.
    /^2006-09-(?:13t11:2[01]|13t11:12|16t00:00)|^2015-06-05t18:1[79]|^1996-12-17t01:32|^1997-01-08t22:48/,
    /^2014-10-29t12:08|^2023-05-12t11:15|^2013-12-23t23:15|^(?:1601|1899|1900|1970|1980|2000)-01-01t00:00/,
  ],
  modified: [/^(?:1601|1899|1900|1970|1980|2000)-01-01t00:00|^2013-12-23t23:15/],
  printed: [/^(?:1601|1899|1900|1970|1980|2000)-01-01t00:00/],
  title: [
    /^(?:powerpoint 演示文稿|powerpoint presentation|幻灯片 ?\d*|slide ?\d*|文档 ?\d*|document ?\d*|sheet1|工作簿 ?\d*|book ?\d*|无标题|untitled|目录|封面|投标文件|技术标|商务标|投标书|合同)$/,
    /^microsoft word - (?:文档|document) ?\d*(?:\.docx?)?$/,
  ],
  custom: [
    /^(?:_|contenttypeid=|ksoproductbuildver=|appversion=|docsecurity=|hyperlinkschanged=|linksuptodate=|scalecrop=|shareddoc=|company=|grammarlydocumentid=|msip_label)/,
    /=(?:\d{1,4}|true|false|是|否)$/,
  ],
  // python-docx writes these into every new document.
  sessions: [/^(?:00fc693f|0006063c|0015074b|0029639d|00326f90|00aa1d8d|00b47730|00cb0664|00000000)$/],
  sessionRoot: [/^(?:00b47730|00000000)$/],
  documentId: [/^\{?[0-]+\}?$|^(?:uuid|xmp\.did):[0-]*$/],
  instanceId: [/^\{?[0-]+\}?$|^(?:uuid|xmp\.iid):[0-]*$/],
  layout: [
    // A4 and Letter with the margins of Word, WPS and LibreOffice.
    /^(?:595\.3×841\.9|595\.0×842\.0|595\.2×841\.8|612\.0×792\.0) pt · (?:72\.0 90\.0 72\.0 90\.0|72\.0 72\.0 72\.0 72\.0|72\.0 89\.9 72\.0 89\.9|56\.7 56\.7 56\.7 56\.7|70\.8 70\.8 70\.8 70\.8) pt/,
  ],
  styles: [
    /^(?:p\d+|普通\(网站\)\d*|默认段落字体\d*|正文\d+|_style \d+|style ?\d+|列出段落\d*|列表段落\d*|无间隔\d*|批注框文本 char|页眉 char|页脚 char|标题 ?\d? ?(?:char|字符)|页眉 字符|页脚 字符|msonormal|default|font\d+|xl\d+|table grid\d*|网格型\d*|普通表格\d*|.* (?:char|字符)\d*)$/,
  ],
  fonts: [
    /^(?:宋体|新宋体|黑体|楷体|仿宋|楷体_gb2312|仿宋_gb2312|方正小标宋_?简体|方正仿宋_?简体|方正楷体_?简体|方正黑体_?简体|方正小标宋_gbk|等线|等线 light|微软雅黑|华文中宋|华文仿宋|华文楷体|华文宋体|华文细黑|隶书|幼圆|思源黑体|思源宋体|苹方.*)$/,
    /^(?:simsun|nsimsun|simhei|kaiti|fangsong|kaiti_gb2312|fangsong_gb2312|fzxbsjw.*|dengxian.*|microsoft ?yahei.*|microsoftyahei.*|stsong.*|stheiti.*|stkaiti.*|stfangsong.*|sthupo|stxihei|lisu|youyuan|noto.*|source ?han.*|pingfang.*|hiragino.*|ms ?(?:mincho|gothic)|pmingliu|mingliu|batang|gulim|malgun.*)$/,
    /^(?:times ?new ?roman.*|timesnewroman.*|arial.*|calibri.*|cambria.*|courier.*|helvetica.*|verdana|tahoma|georgia|symbol.*|wingdings.*|webdings|liberation.*|dejavu.*|segoe.*|consolas|century.*|garamond|opensymbol|carlito|caladea|times|aptos.*)$/,
  ],
};
