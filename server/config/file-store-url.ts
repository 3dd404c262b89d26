import { z } from 'zod';

/** An S3-compatible object store. Credentials come from the AWS SDK's own chain. */
export interface ObjectStoreSettings {
  bucket: string;
  /** Empty, or ends with a slash. */
  prefix: string;
  /** Unset: Amazon's own endpoint of the region. */
  endpoint: string | undefined;
  region: string;
  /** Whether the bucket is the first part of the path instead of a part of the host name. */
  usesPathStyle: boolean;
  /** Whether new files go there. Otherwise only those that are already there are read. */
  takesNewFiles: boolean;
}

const parameters = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).optional(),
  region: z.string().regex(/^[\w-]{1,64}$/),
  'path-style': z.enum(['true', 'false']).optional(),
  'new-files': z.enum(['true', 'false']).optional(),
});

/** Amazon's naming rules for buckets. */
const BUCKET = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/;
/** The characters that need no encoding anywhere. */
const PREFIX = /^[\w.-]+(\/[\w.-]+)*$/;

/** `s3://bucket[/prefix]?endpoint=URL&region=R[&path-style=true][&new-files=false]`. Null if the text is anything else. */
export function parseFileStoreUrl(text: string): ObjectStoreSettings | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const prefix = url.pathname.replace(/^\//, '').replace(/\/$/, '');
  const { success, data } = parameters.safeParse(Object.fromEntries(url.searchParams));
  const isPlain = url.protocol === 's3:' && url.username === '' && url.password === '' && url.port === '';
  if (!success || !isPlain || url.hash !== '' || !BUCKET.test(url.hostname)) return null;
  if (prefix !== '' && !PREFIX.test(prefix)) return null;
  return {
    bucket: url.hostname,
    prefix: prefix === '' ? '' : `${prefix}/`,
    endpoint: data.endpoint,
    region: data.region,
    usesPathStyle: data['path-style'] === 'true',
    takesNewFiles: data['new-files'] !== 'false',
  };
}
