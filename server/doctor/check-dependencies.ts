import { formatCount } from '#shared/domain/format-count.ts';
import { okFinding, problemFinding, warningFinding, type Finding } from './finding.ts';

/** The certificate that the server at `APP_ORIGIN` presents. */
export type TlsFacts =
  | { kind: 'no-tls'; isProduction: boolean }
  | { kind: 'unreachable'; host: string; why: string }
  | { kind: 'certificate'; host: string; validTo: Date; distrust: string | null };

const DAY_MS = 86_400_000;
/** Certificates are usually renewed 30 days before expiry. If fewer days than this remain, something is preventing it. */
const TLS_WARNED_DAYS = 21;
const TLS_PROBLEM_DAYS = 7;

/** Checks the certificate that visitors see. */
export function checkTlsCertificate(facts: TlsFacts, now: Date): Finding {
  switch (facts.kind) {
    case 'no-tls':
      return facts.isProduction
        ? warningFinding(
            'APP_ORIGIN doesn’t use https.',
            'Put a TLS proxy in front of LeaveBits, and set APP_ORIGIN to its https address.',
          )
        : okFinding('Not needed: APP_ORIGIN is an http address outside production.');
    case 'unreachable':
      return problemFinding(
        `${facts.host} doesn’t respond over TLS (${facts.why}).`,
        'Check the proxy, the firewall and the DNS name of APP_ORIGIN. If this machine can’t reach its own public address, try from outside.',
      );
    case 'certificate': {
      const days = Math.floor((facts.validTo.getTime() - now.getTime()) / DAY_MS);
      const until = facts.validTo.toISOString().slice(0, 10);
      if (days < 0)
        return problemFinding(
          `The certificate of ${facts.host} expired on ${until}.`,
          'Renew it now. Browsers reject the site.',
        );
      if (facts.distrust !== null)
        return problemFinding(
          `Browsers don’t trust the certificate of ${facts.host} (${facts.distrust}).`,
          'Install a certificate for this name, including the full chain.',
        );
      const words = `The certificate of ${facts.host} is valid for ${formatCount(days, 'more day')}, until ${until}.`;
      if (days < TLS_PROBLEM_DAYS)
        return problemFinding(words, 'Renew it now, and find out why it wasn’t renewed automatically.');
      if (days < TLS_WARNED_DAYS) return warningFinding(words, 'Find out why it hasn’t been renewed yet.');
      return okFinding(words);
    }
  }
}

/** A mail domain's DNS records. Null if the lookup failed. */
export interface MailDnsFacts {
  domain: string;
  spf: string[] | null;
  /** Of the domain itself, or of its parent. */
  dmarc: string[] | null;
  /** Whether any name exists below `_domainkey`. */
  dkim: 'some' | 'none' | null;
}

/** Names known only to this machine or network. */
export const isLocalDomain = (domain: string): boolean =>
  !domain.includes('.') || /\.(localhost|local|internal|lan|test|invalid|home\.arpa)$/.test(domain);

/** Checks the records by which other mail servers distinguish our emails from forged ones. */
export function checkMailDns({ domain, spf, dmarc, dkim }: MailDnsFacts): Finding[] {
  return [checkSpf(domain, spf), checkDkim(domain, dkim), checkDmarc(domain, dmarc)];
}

const unasked = (what: string, domain: string) =>
  warningFinding(
    `${what} of ${domain} couldn’t be read because DNS didn’t respond.`,
    'Check this machine’s resolver, then run this again.',
  );

export function checkSpf(domain: string, found: string[] | null): Finding {
  if (found === null) return unasked('SPF', domain);
  const [record, ...others] = found;
  if (record === undefined)
    return problemFinding(
      `SPF: ${domain} has no record. Many mailboxes will reject codes and warnings or mark them as spam.`,
      `Add a TXT record for ${domain} that allows your relay, such as "v=spf1 include:… -all".`,
    );
  if (others.length > 0)
    return problemFinding(
      `SPF: ${domain} has ${found.length} records, so receivers ignore them all.`,
      'Merge them into one TXT record.',
    );
  if (/[+]?\ball\b/.test(record) && !/[-~?]all\b/.test(record))
    return problemFinding(`SPF: the record of ${domain} allows everyone.`, 'End it with -all or ~all.');
  return okFinding(`SPF: ${domain} has a record.`);
}

export function checkDkim(domain: string, found: MailDnsFacts['dkim']): Finding {
  switch (found) {
    case null:
      return unasked('DKIM', domain);
    case 'none':
      return problemFinding(
        `DKIM: no key is published below _domainkey.${domain}.`,
        'Turn on DKIM for this domain at your relay, and publish the key it gives you.',
      );
    case 'some':
      return okFinding(
        `DKIM: a key is published below _domainkey.${domain}. Only a sent email shows whether the relay signs with it.`,
      );
  }
}

export function checkDmarc(domain: string, found: string[] | null): Finding {
  if (found === null) return unasked('DMARC', domain);
  const [record] = found;
  if (record === undefined)
    return warningFinding(
      `DMARC: ${domain} has no record. Large providers require one.`,
      `Add a TXT record for _dmarc.${domain}, such as "v=DMARC1; p=quarantine".`,
    );
  if (/\bp\s*=\s*none\b/i.test(record))
    return warningFinding(
      `DMARC: the record of ${domain} doesn’t ask receivers to reject forged email (p=none).`,
      'Once your own email passes, set p=quarantine or p=reject.',
    );
  return okFinding(`DMARC: ${domain} has a record with a policy.`);
}

/** @param hosts the MX records of the bounce domain. Null if the lookup failed. */
export function checkBounceMx(domain: string, hosts: string[] | null): Finding {
  if (hosts === null) return unasked('The MX', domain);
  return hosts.length > 0
    ? okFinding(`${domain} sends returned mail to ${hosts.join(', ')}.`)
    : problemFinding(
        `${domain} has no MX record, so returned mail is lost. Warnings that never arrived count as delivered.`,
        'Add an MX record that points to this machine.',
      );
}

/** The result of connecting to the mail server. */
export type SmtpFacts =
  | { kind: 'mailbox' }
  | { kind: 'failed'; host: string; at: 'connection' | 'tls' | 'sign-in'; why: string }
  | { kind: 'reached'; host: string; isEncrypted: boolean; isSignedIn: boolean };

export function checkSmtp(facts: SmtpFacts): Finding {
  switch (facts.kind) {
    case 'mailbox':
      return warningFinding(
        'No email is sent. It stays in the local development mailbox at /dev/mailbox.',
        'To send email, set NODE_ENV=production and SMTP_URL.',
      );
    case 'failed':
      return problemFinding(
        {
          connection: `${facts.host} can’t be reached (${facts.why}).`,
          tls: `${facts.host} doesn’t support TLS, which SMTP_URL requires (${facts.why}).`,
          'sign-in': `${facts.host} rejects the user and password in SMTP_URL (${facts.why}).`,
        }[facts.at],
        'Check SMTP_URL and the firewall. Emails are queued and will be sent once this works.',
      );
    case 'reached': {
      const signedIn = facts.isSignedIn ? 'It accepted the password.' : 'It didn’t ask for a password.';
      return facts.isEncrypted
        ? okFinding(`${facts.host} responds over TLS. ${signedIn}`)
        : warningFinding(
            `${facts.host} responds without TLS, so codes and links are sent to it unencrypted. ${signedIn}`,
            'Use smtps://…, or smtp://…?requireTLS=true, unless the network is private.',
          );
    }
  }
}

/** The result of connecting to the gateway for texts. No call of it is free of effects, so none is made. */
export type SmsGatewayFacts =
  | { kind: 'off' }
  | { kind: 'unreachable'; host: string; why: string }
  | { kind: 'reached'; host: string; isEncrypted: boolean; isLocal: boolean; distrust: string | null };

export function checkSmsGateway(facts: SmsGatewayFacts): Finding {
  switch (facts.kind) {
    case 'off':
      return okFinding('Not in use: SMS_URL isn’t set, so owners can’t be warned by text.');
    case 'unreachable':
      return problemFinding(
        `${facts.host} can’t be reached (${facts.why}).`,
        'Check SMS_URL and the firewall. Texts are queued and will be sent once this works.',
      );
    case 'reached':
      if (facts.distrust !== null)
        return problemFinding(
          `The certificate of ${facts.host} isn’t trusted (${facts.distrust}), so no text is sent.`,
          'Have the gateway’s certificate fixed, or install its authority with NODE_EXTRA_CA_CERTS.',
        );
      return facts.isEncrypted || facts.isLocal
        ? okFinding(
            `${facts.host} can be reached. Only a sent text shows whether it accepts SMS_TOKEN: look for 401 and 403 in the last errors.`,
          )
        : warningFinding(
            `${facts.host} is reached without TLS, so links that refute a report are sent to it unencrypted.`,
            'Use an https address in SMS_URL.',
          );
  }
}

/** PayFast's response to our settings. */
export type PayfastFacts =
  | { kind: 'off' }
  | { kind: 'stand-in' }
  | { kind: 'answered'; isCheckoutReached: boolean }
  | { kind: 'refused'; why: string }
  | { kind: 'unreachable'; why: string };

export function checkPayfast(facts: PayfastFacts): Finding {
  switch (facts.kind) {
    case 'off':
      return okFinding('This service takes no payments (BILLING=off).');
    case 'stand-in':
      return okFinding('The local PayFast simulator is in use. It’s for development only.');
    case 'answered':
      return facts.isCheckoutReached
        ? okFinding('PayFast responds and accepts our signature.')
        : warningFinding(
            'PayFast’s API responds, but its payment page can’t be reached from here.',
            'Check PAYFAST_BASE_URL. Payments are confirmed through it.',
          );
    case 'refused':
      return problemFinding(
        `PayFast rejects our settings (${facts.why}).`,
        'Compare PAYFAST_MERCHANT_ID, PAYFAST_PASSPHRASE and PAYFAST_API_URL with the dashboard, and its list of API addresses with this server’s.',
      );
    case 'unreachable':
      return problemFinding(
        `PayFast doesn’t respond (${facts.why}).`,
        'Check this machine’s outbound connections, PAYFAST_API_URL, and PayFast’s status page. Payments and cancellations wait until this works.',
      );
  }
}

/** How the object store treats an object that is written, read, listed and removed. */
export type ObjectStoreFacts =
  | { kind: 'works'; bucket: string }
  | { kind: 'differs' | 'unlisted'; bucket: string }
  | { kind: 'failed'; bucket: string; at: 'put' | 'read' | 'list' | 'remove'; code: string };

const objectRights = {
  put: 's3:PutObject',
  read: 's3:GetObject',
  list: 's3:ListBucket',
  remove: 's3:DeleteObject',
} as const;
const objectActions = {
  put: 'written to',
  read: 'read from',
  list: 'listed in',
  remove: 'removed from',
} as const;

/** What is wrong, and what to do, by the error codes of S3. */
const objectStoreErrors: Record<string, [why: string, todo: string]> = {
  CredentialsProviderError: [
    'there are no credentials',
    'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or give this machine a role.',
  ],
  InvalidAccessKeyId: ['the store doesn’t know the access key', 'Check AWS_ACCESS_KEY_ID.'],
  SignatureDoesNotMatch: ['the secret key is wrong', 'Check AWS_SECRET_ACCESS_KEY.'],
  ExpiredToken: ['the credentials have expired', 'Renew the credentials, or give this machine a role.'],
  RequestTimeTooSkewed: ['the clocks differ', 'Correct the clock of this machine.'],
  NoSuchBucket: ['there is no such bucket', 'Create the bucket, or correct its name in FILES_URL.'],
  AuthorizationHeaderMalformed: ['the region is wrong', 'Correct the region in FILES_URL.'],
  PermanentRedirect: ['the bucket is in another region', 'Correct the endpoint and the region in FILES_URL.'],
};

/** @param facts null: no object store is set. @param filesThere how many files are in an object store */
export function checkObjectStore(facts: ObjectStoreFacts | null, filesThere: number): Finding {
  if (facts === null)
    return filesThere === 0
      ? okFinding('Files are in the database.')
      : problemFinding(
          `${formatCount(filesThere, 'file')} can’t be read: FILES_URL isn’t set, and an object store has them.`,
          'Set FILES_URL as it was.',
        );
  const { bucket } = facts;
  switch (facts.kind) {
    case 'works':
      return okFinding(`An object was written to bucket ${bucket}, read, listed and removed.`);
    case 'differs':
      return problemFinding(
        `Bucket ${bucket} returned other bytes than it was given.`,
        'Don’t use this store. Find out what changes its objects, such as a proxy.',
      );
    case 'unlisted':
      return problemFinding(
        `Bucket ${bucket} doesn’t list an object that was just written, so what no file needs isn’t found.`,
        'Use a store that lists objects at once, as S3 does.',
      );
    case 'failed': {
      const [why, todo] = objectStoreErrors[facts.code] ?? [
        facts.code,
        facts.code === 'AccessDenied'
          ? `Grant ${objectRights[facts.at]} on the bucket to these credentials.`
          : 'Check FILES_URL, the firewall, and whether the store is up. Until then nobody can upload or download the files there.',
      ];
      return problemFinding(`An object can’t be ${objectActions[facts.at]} bucket ${bucket} (${why}).`, todo);
    }
  }
}

/** The state of the exchange rate's source. */
export type ExchangeRateFacts =
  | { kind: 'unused' }
  | { kind: 'fixed' }
  | { kind: 'rate'; zarPerUsd: number; isUsable: boolean }
  | { kind: 'failed'; why: string };

export function checkExchangeRate(facts: ExchangeRateFacts): Finding {
  switch (facts.kind) {
    case 'unused':
      return okFinding('Not needed: this service takes no payments.');
    case 'fixed':
      return okFinding('EXCHANGE_RATE_URL isn’t set, so 1 USD is R17.50.');
    case 'rate':
      return facts.isUsable
        ? okFinding(`1 USD is R${facts.zarPerUsd.toFixed(2)}.`)
        : warningFinding(
            `The source says that 1 USD is R${facts.zarPerUsd}. That’s outside the range of 10 to 40, so it isn’t used.`,
            'Check EXCHANGE_RATE_URL. The last valid rate is used for a week, then R17.50.',
          );
    case 'failed':
      return warningFinding(
        `The exchange rate source doesn’t respond (${facts.why}).`,
        'Check EXCHANGE_RATE_URL. The last valid rate is used for a week, then R17.50.',
      );
  }
}
