import { expect, it } from 'vitest';
import { parseResponse } from './parse-json.ts';

it('shows international domains in all addresses of a response, and changes nothing that somebody wrote', async () => {
  const sent = (domain: string) => ({
    username: `ada@${domain}`,
    sharingEmails: [`ben@${domain}`, 'eve@example.org'],
    sharingConfig: { [`ben@${domain}`]: { releaseType: 'always' } },
    seqno: 3,
    readAt: null,
  });
  const written = {
    description: 'ada@xn--bcher-kva.example',
    infoFields: 'Write to ada@xn--bcher-kva.example',
    attachments: ['ada@xn--bcher-kva.example'],
  };
  const response = { leavebits: [{ ...sent('xn--bcher-kva.example'), ...written }] };
  expect(await parseResponse(JSON.stringify(response))).toEqual({
    leavebits: [{ ...sent('bücher.example'), ...written }],
  });
  expect(await parseResponse('{"xn--')).toBeUndefined();
});
