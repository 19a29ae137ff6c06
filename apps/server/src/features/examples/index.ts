export { exampleFile } from './example-file.ts';
export { createExampleReading, type ExampleParts } from './example-reading.service.ts';
