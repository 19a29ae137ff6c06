export { SelfCheckList as SelfCheckPart } from '../../../features/site/components/design/self-check-list.tsx';
