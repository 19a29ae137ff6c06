/** Compares a visitor's own texts beside the page, so that it stays usable meanwhile. The texts stay in the browser. */
import { comparisonDemo } from './comparison-demo.ts';

self.onmessage = ({ data }: MessageEvent<{ readonly old: string; readonly new: string }>) => {
  self.postMessage(comparisonDemo(data.old, data.new));
};
