/** Why an email wasn't delivered, according to the mail server that gave up on it. */
export interface DeliveryFailure {
  /** `hard`: a permanent failure of the mailbox. `soft`: may be caused by us or the route, or may be temporary. */
  kind: 'hard' | 'soft';
  /** A plain explanation for the owner, including the code. */
  reason: string;
}

/** Whether an enhanced code (RFC 3463) blames the address (x.1) or its mailbox (x.2). x.1.7 and x.1.8 blame the sender. */
export function blamesMailbox(subject: string, detail: string): boolean {
  return subject === '2' || (subject === '1' && detail !== '7' && detail !== '8');
}

/**
 * Classifies a final failure by its codes. If no code names a cause (x.0.0, or no code at all), the text has to blame the mailbox
 * clearly. A misclassification then costs one extra warning but releases nothing.
 * @param status the enhanced code, such as `5.1.1`; empty if there is none.
 * @param diagnostic the remote server's response, such as `smtp; 550 5.1.1 no such user`.
 */
export function parseDeliveryFailure(status: string, diagnostic: string): DeliveryFailure {
  const answer = diagnostic.replace(/^\s*[\w-]+;\s*/, '');
  const inAnswer = /^\d{3}[ -]([45])\.(\d{1,3})\.(\d{1,3})\b/.exec(answer);
  const inStatus = /^\s*([45])\.(\d{1,3})\.(\d{1,3})\b/.exec(status);
  const namesCause = inStatus !== null && inStatus[2] !== '0';
  const [, kind = answer[0] === '5' ? '5' : '4', subject = '0', detail = '0'] =
    (namesCause ? inStatus : (inAnswer ?? inStatus)) ?? [];
  const cause = subject === '0' ? causeInWords(answer) : causeOf(subject, detail, answer);
  const isHard =
    kind === '5' && (subject === '0' ? MAILBOX_CAUSES.has(cause) : blamesMailbox(subject, detail));
  const code =
    subject === '0' && detail === '0' ? /^[45]\d\d\b/.exec(answer)?.[0] : `${kind}.${subject}.${detail}`;
  return {
    kind: isHard ? 'hard' : 'soft',
    reason: code ? `${SENTENCES[cause]} (${code})` : SENTENCES[cause],
  };
}

const SENTENCES = {
  'no-mailbox': 'The mailbox doesn’t exist',
  'no-domain': 'The part of the address after the @ doesn’t accept email',
  closed: 'The mailbox is closed',
  full: 'The mailbox is full',
  unwilling: 'The mailbox doesn’t accept it',
  spam: 'Their mail server says it is spam',
  policy: 'Their mail server doesn’t accept email from us',
  unreachable: 'Their mail server couldn’t be reached',
  other: 'Their mail server didn’t deliver it',
} as const;
type Cause = keyof typeof SENTENCES;

const MAILBOX_CAUSES: ReadonlySet<Cause> = new Set(['no-mailbox', 'closed', 'full']);

function causeOf(subject: string, detail: string, answer: string): Cause {
  switch (subject) {
    case '1':
      if (!blamesMailbox(subject, detail)) return 'policy';
      return detail === '2' ? 'no-domain' : 'no-mailbox';
    case '2':
      return detail === '1' ? 'closed' : detail === '2' ? 'full' : 'unwilling';
    case '4':
      return 'unreachable';
    case '7':
      return SPAM.test(answer) ? 'spam' : 'policy';
    default:
      return 'other';
  }
}

const SPAM = /\b(spam\w*|junk|unsolicited|bulk mail)\b/i;

function causeInWords(answer: string): Cause {
  if (SPAM.test(answer)) return 'spam';
  if (/\bsender\b/i.test(answer)) return 'other';
  return WORDS.find(([, words]) => words.test(answer))?.[0] ?? 'other';
}

const WORDS: [Cause, RegExp][] = [
  ['full', /\b(mailbox|inbox|account|user)\b.{0,30}\b(full|over ?quota|exceeded)\b|\bquota exceeded\b/i],
  ['closed', /\b(mailbox|account|user)\b.{0,30}\b(closed|disabled|deactivated)\b/i],
  ['no-mailbox', /\b(no such|unknown|invalid) (user|mailbox|recipient|account|address)\b/i],
  [
    'no-mailbox',
    /\b(user|mailbox|recipient|account|address)\b.{0,60}\b(unknown|not found|(does not|doesn['’]t) exist)\b/i,
  ],
];
