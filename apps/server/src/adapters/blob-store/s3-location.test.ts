import { expect, it } from 'vitest';
import { parseS3Location } from './s3-location.ts';

it('reads a self-hosted store', () => {
  expect(parseS3Location('s3://KEY:SE%2FCRET@minio.local:9000/files?region=cn-1&tls=false')).toEqual({
    bucket: 'files',
    keyPrefix: '',
    region: 'cn-1',
    endpoint: 'http://minio.local:9000',
    isPathStyle: true,
    credentials: { accessKeyId: 'KEY', secretAccessKey: 'SE/CRET' },
  });
});

it('reads a store that uses bucket host names, with a key prefix', () => {
  const location = parseS3Location('s3://K:S@oss.example.com/files/wenjian/prod?pathStyle=false');
  expect(location).toMatchObject({
    keyPrefix: 'wenjian/prod/',
    endpoint: 'https://oss.example.com',
    isPathStyle: false,
    region: 'us-east-1',
  });
});

it("leaves address and credentials to the SDK for Amazon's own store", () => {
  expect(parseS3Location('s3:///files?region=eu-west-1')).toMatchObject({
    bucket: 'files',
    endpoint: null,
    isPathStyle: false,
    credentials: null,
  });
});

it.each([
  ['s3://K:S@host', 'must look like'],
  ['s3://K@host/files', 'both the access key and its secret'],
  ['s3://K:S@host/files?tls=no', 'tls must be true or false'],
])('refuses %s with a clear message', (blobUrl, sentence) => {
  expect(() => parseS3Location(blobUrl)).toThrow(sentence);
});
