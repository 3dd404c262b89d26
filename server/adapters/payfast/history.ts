import { parseCents } from '#shared/domain/money.ts';

/** A payment to us, as recorded by PayFast. */
export interface PayfastHistoryPayment {
  /** PayFast's id for it. */
  paymentId: string;
  /** Our identifier for its checkout; null if PayFast returns none. */
  merchantPaymentId: string | null;
  /** YYYY-MM-DD in Africa/Johannesburg. */
  day: string;
  /** ZAR cents, above zero. */
  cents: number;
}

/** One page of the transaction history. */
export interface PayfastHistoryPage {
  /** The number of transactions of any kind that it lists. */
  rows: number;
  payments: PayfastHistoryPayment[];
}

/** Thrown if the text is not a transaction history. Nothing can be concluded from it. */
export class HistoryFormatError extends Error {}

const COLUMNS = ['Date', 'Type', 'Sign', 'Gross', 'M Payment ID', 'PF Payment ID'] as const;
type Column = (typeof COLUMNS)[number];

/**
 * Parses one page of PayFast's transaction history (CSV, RFC 4180, with a header). Columns are matched by name, because PayFast
 * has inserted some over the years. Payouts, fees and refunds are counted but omitted.
 * @throws HistoryFormatError for anything that cannot be parsed completely.
 */
export function parsePayfastHistory(csv: string): PayfastHistoryPage {
  const [header, ...rows] = readCsv(csv.replace(/^\uFEFF/, ''));
  const names = header?.map((name) => name.trim()) ?? [];
  const place = new Map(COLUMNS.map((column) => [column, names.indexOf(column)]));
  if ([...place.values()].includes(-1))
    throw new HistoryFormatError('it doesn’t have the columns of a transaction history');
  const payments = rows.flatMap((row) => {
    const value = (column: Column) => (row[place.get(column)!] ?? '').trim();
    const isReceived = /^funds[ _]received$/i.test(value('Type')) && /^credit$/i.test(value('Sign'));
    // A subscription started without a charge moves no money, whether or not it is listed.
    return isReceived ? [paymentOf(value)].filter(({ cents }) => cents > 0) : [];
  });
  return { rows: rows.length, payments };
}

function paymentOf(value: (column: Column) => string): PayfastHistoryPayment {
  const cents = parseCents(value('Gross').replaceAll(',', ''));
  const day = /^\d{4}-\d\d-\d\d/.exec(value('Date'))?.[0];
  const paymentId = value('PF Payment ID');
  if (cents === null || cents < 0 || day === undefined || paymentId === '') {
    throw new HistoryFormatError('a payment in it can’t be read');
  }
  return { paymentId, merchantPaymentId: value('M Payment ID') || null, day, cents };
}

/** The records of a CSV text. Blank lines are skipped. */
function readCsv(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  // A quoted or plain field, and its end.
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  while (field.lastIndex < text.length) {
    const found = field.exec(text);
    if (!found) throw new HistoryFormatError('it isn’t a CSV file');
    const [, quoted, plain = '', end] = found;
    record.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',' && field.lastIndex < text.length) continue;
    if (end === ',') record.push('');
    if (record.some((value) => value.trim() !== '')) records.push(record);
    record = [];
  }
  return records;
}
