/** What `BLOB_URL` says about an S3-compatible store. */
export interface S3Location {
  readonly bucket: string;
  /** '' or ending in '/': several products may share a bucket. */
  readonly keyPrefix: string;
  readonly region: string;
  /** Null: Amazon's own address for the region. */
  readonly endpoint: string | null;
  readonly isPathStyle: boolean;
  /** Null: taken from the environment or the machine's role, as the AWS SDK finds them. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}

/** Most S3-compatible stores ignore the region but the signature needs one. */
const DEFAULT_REGION = 'us-east-1';

/**
 * `s3://KEY:SECRET@host:port/bucket[/prefix]?region=…&tls=false&pathStyle=true`; for Amazon itself leave the host
 * out: `s3:///bucket?region=…`. Key and secret are percent-encoded. Path style is the default when a host is given,
 * because few self-hosted stores answer on bucket host names.
 */
export function parseS3Location(blobUrl: string): S3Location {
  const url = new URL(blobUrl);
  const [bucket, ...prefix] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  if (url.protocol !== 's3:' || !bucket) {
    throw new Error('BLOB_URL must look like s3://KEY:SECRET@host:port/bucket');
  }
  const scheme = readFlag(url, 'tls', true) ? 'https' : 'http';
  return {
    bucket,
    keyPrefix: prefix.map((part) => `${part}/`).join(''),
    region: url.searchParams.get('region') || DEFAULT_REGION,
    endpoint: url.host ? `${scheme}://${url.host}` : null,
    isPathStyle: readFlag(url, 'pathStyle', url.host !== ''),
    credentials: readCredentials(url),
  };
}

function readFlag(url: URL, name: string, otherwise: boolean): boolean {
  const value = url.searchParams.get(name);
  if (value === null) return otherwise;
  if (value === 'true' || value === 'false') return value === 'true';
  throw new Error(`BLOB_URL: ${name} must be true or false`);
}

function readCredentials(url: URL): S3Location['credentials'] {
  if (!url.username && !url.password) return null;
  if (!url.username || !url.password)
    throw new Error('BLOB_URL must give both the access key and its secret');
  return {
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}
