import type { SentItn } from './store.ts';

const HEADER =
  'Date,Type,Sign,Party,Name,Description,Currency,"Funding Type","Batch ID",Gross,Fee,Net,Balance,"M Payment ID","PF Payment ID"';

/**
 * The transaction history in PayFast's format, which only lists rows that moved money and quotes those with a space or a comma.
 */
export function formatHistoryCsv(sent: SentItn[]): string {
  const rows = sent.flatMap(({ body, at }) => {
    const form = new URLSearchParams(body);
    const value = (name: string) => form.get(name) ?? '';
    const gross = value('amount_gross');
    if (value('payment_status') !== 'COMPLETE' || Number(gross) <= 0) return [];
    const fields = [at, 'FUNDS_RECEIVED', 'CREDIT', `${value('name_first')} ${value('name_last')}`];
    fields.push(value('item_name'), value('item_description'), 'ZAR', 'CC', '');
    fields.push(...[gross, value('amount_fee'), value('amount_net'), '0.00'].map(withThousands));
    fields.push(value('m_payment_id'), value('pf_payment_id'));
    return [fields.map(quote).join(',')];
  });
  return [HEADER, ...rows].join('\n');
}

function withThousands(amount: string): string {
  const [whole = '', cents] = amount.split('.');
  return cents === undefined ? amount : `${Number(whole).toLocaleString('en-US')}.${cents}`;
}
const quote = (text: string) => (/[\s,"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
