export { ConvertPage } from './components/convert-page.tsx';
export { RecognisePage } from './components/recognise-page.tsx';
export { ToolListPage } from './components/tool-list-page.tsx';
