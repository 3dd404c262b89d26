import { describe, expect, it } from 'vitest';
import { HistoryFormatError, parsePayfastHistory } from './history.ts';

// Recorded responses: the older and the newer header, and rows with quotes, commas and thousands separators.
const OLDER =
  '"Date","Type","Sign","Party","Name","Description","Currency","Funding Type","Gross","Fee","Net","Balance","M Payment ID","PF Payment ID","custom str1"';
const NEWER =
  'Date,Type,Sign,Party,Name,Description,Currency,"Funding Type","Batch ID",Gross,Fee,Net,Balance,"M Payment ID","PF Payment ID"';

describe('a page of the transaction history', () => {
  it('is read in its older form', () => {
    const page = parsePayfastHistory(
      [
        OLDER,
        '"2020-02-27 13:29:55",FUNDS_RECEIVED,CREDIT,"Test User 01",test,,ZAR,CC,500.00,-24.73,475.27,"22,574.02",,994209,',
        '"2020-03-02 14:31:30",FUNDS_RECEIVED,CREDIT,"Test User 01","item name",,ZAR,CC,121.00,-7.73,113.27,"22,780.50",pay_now_11611660,995893,',
      ].join('\r\n'),
    );
    expect(page).toEqual({
      rows: 2,
      payments: [
        { paymentId: '994209', merchantPaymentId: null, day: '2020-02-27', cents: 50_000 },
        { paymentId: '995893', merchantPaymentId: 'pay_now_11611660', day: '2020-03-02', cents: 12_100 },
      ],
    });
  });

  it('is read in its newer form, with only the payments to us', () => {
    const page = parsePayfastHistory(
      [
        `\uFEFF${NEWER}`,
        '"2026-08-20 11:54:59",FUNDS_RECEIVED,CREDIT,"Buyer, Jr.","A ""quoted"" name","Line one\nline two",ZAR,CC,,"2,800.00",-105.34,"2,694.66","2,906.19",LCH-1,32238',
        '"2026-08-21 10:00:00",FUNDS_RECEIVED,CREDIT,B,C,,ZAR,CC,,0.00,0.00,0.00,0.00,LCH-2,32239',
        '"2026-08-22 16:19:38",PAYOUT,DEBIT,"My Bank Account","Payout, to bank",,ZAR,,,"-2,896.19",-10.00,"-2,906.19",0.00,,3',
        '"2026-08-23 09:00:00",REFUND,DEBIT,B,C,,ZAR,CC,,-17.50,0.00,-17.50,0.00,LCH-3,32240',
        '',
      ].join('\n'),
    );
    expect(page.rows).toBe(4);
    expect(page.payments).toEqual([
      { paymentId: '32238', merchantPaymentId: 'LCH-1', day: '2026-08-20', cents: 280_000 },
    ]);
  });

  it('may be empty', () => {
    expect(parsePayfastHistory(NEWER)).toEqual({ rows: 0, payments: [] });
    expect(parsePayfastHistory(`${NEWER}\r\n\r\n`)).toEqual({ rows: 0, payments: [] });
  });

  it.each([
    ['nothing', ''],
    ['a page of HTML', '<html>\n<body class="x">Error</body></html>'],
    ['another table', 'Date,Amount\n2020-01-01,5'],
    ['a quote that does not end', `${NEWER}\n"2026-08-20,FUNDS_RECEIVED`],
    [
      'a payment without a number',
      `${NEWER}\n2026-08-20,FUNDS_RECEIVED,CREDIT,B,C,,ZAR,CC,,17.50,0,0,0,LCH-1,`,
    ],
    ['a payment cut short', `${NEWER}\n2026-08-20,FUNDS_RECEIVED,CREDIT,B,C,,ZAR,CC,,17.50`],
    ['an amount in words', `${NEWER}\n2026-08-20,FUNDS_RECEIVED,CREDIT,B,C,,ZAR,CC,,many,0,0,0,LCH-1,5`],
    ['a payment without a day', `${NEWER}\n,FUNDS_RECEIVED,CREDIT,B,C,,ZAR,CC,,17.50,0,0,0,LCH-1,5`],
  ])('is not %s', (_what, csv) => {
    expect(() => parsePayfastHistory(csv)).toThrow(HistoryFormatError);
  });
});
