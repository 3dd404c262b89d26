import { describe, expect, it } from 'vitest';
import {
  signApiRequest,
  signCheckout,
  isSameSignature,
  signNotification,
  phpUrlencode,
} from './signatures.ts';
import type { OrderedPairs } from './signatures.ts';

const pairs = (text: string): OrderedPairs =>
  text.split('|').map((part) => part.split(/=(.*)/s).slice(0, 2) as [string, string]);
const unused = ['str', 'int'].flatMap((kind) => [1, 2, 3, 4, 5].map((n) => `custom_${kind}${n}=`)).join('|');

/**
 * Notifications and requests that PayFast's sandbox actually sent or accepted, as published in the tests of other integrations.
 */
const notifications = {
  'a charge with the token second (louislewis2/payfast)': {
    passphrase: 'salt',
    signature: 'c629a4b9c9df461a29db663ec0a77ae7',
    fields: pairs(
      `m_payment_id=8d00bf49-e979-4004-228c-08d452b86380|token=9aff14eb-65ea-a8ff-ca41-ef457c9c351a|pf_payment_id=392638|payment_status=COMPLETE|item_name=Recurring Option|item_description=Some details about the recurring option|amount_gross=20.00|amount_fee=-3.17|amount_net=16.83|${unused}|name_first=Test|name_last=User 01|email_address=sbtu01@payfast.co.za|merchant_id=10004241`,
    ),
  },
  'a start with the token last (louislewis2/payfast)': {
    passphrase: 'salt',
    signature: 'c5cce9e08316373ca2ba6b427e39772e',
    fields: pairs(
      `m_payment_id=8d00bf49-e979-4004-228c-08d452b86380|pf_payment_id=327767|payment_status=COMPLETE|item_name=Option 2|item_description=Some details about option 2|amount_gross=20.00|amount_fee=0.00|amount_net=20.00|${unused}|name_first=Test|name_last=User 01|email_address=sbtu01@payfast.co.za|merchant_id=10004241|token=01c3f68f-5802-4760-c0a5-85d658ccff99|billing_date=2017-02-13`,
    ),
  },
  'a payment without a passphrase (Payfast/payfast-php-sdk)': {
    passphrase: '',
    signature: '4078bca2c8987e0e0c4e7230f2f46323',
    fields: pairs(
      `m_payment_id=000000020|pf_payment_id=1579137|payment_status=COMPLETE|item_name=Order #000000020|item_description=|amount_gross=15.00|amount_fee=-2.30|amount_net=12.70|${unused}|name_first=Tom|name_last=Tom|email_address=lindley+user1@appinlet.com|merchant_id=10027938`,
    ),
  },
  'the sandbox merchant’s, without a payment id of ours (PiDelport/django-payfast)': {
    passphrase: '',
    signature: '94b05677771813701468289ed3cabed1',
    fields: pairs(
      `m_payment_id=|pf_payment_id=558900|payment_status=COMPLETE|item_name=Flux capacitor|item_description=|amount_gross=123.00|amount_fee=-2.80|amount_net=120.20|${unused}|name_first=Test|name_last=User 01|email_address=sbtu01@payfast.co.za|merchant_id=10000100`,
    ),
  },
  'the sandbox merchant’s, with its passphrase (Payfast/payfast-php-sdk)': {
    passphrase: 'jt7NOE43FZPn',
    signature: 'ac4c3e993d31b5b9d525dc0087051437',
    fields: pairs(
      `m_payment_id=1234|pf_payment_id=1221576|payment_status=COMPLETE|item_name=Order#123|item_description=|amount_gross=10.00|amount_fee=-0.23|amount_net=9.77|${unused}|name_first=First|name_last=Last|email_address=test@test.com|merchant_id=10000100`,
    ),
  },
};

const checkouts = {
  'a subscription with cycles=0 (louislewis2/payfast)': {
    passphrase: 'salt',
    signature: 'e11880438cdc68addba56f65d80d27a6',
    fields: pairs(
      'merchant_id=10004241|merchant_key=132ncgdwrh2by|return_url=http://f32149e3.ngrok.io/processing/successful|cancel_url=http://f32149e3.ngrok.io/processing/cancel|notify_url=http://f32149e3.ngrok.io/processing/notify|email_address=sbtu01@payfast.co.za|m_payment_id=8d00bf49-e979-4004-228c-08d452b86380|amount=20|item_name=Option 2|item_description=Some details about option 2|email_confirmation=1|confirmation_address=sbtu01@payfast.co.za|subscription_type=1|billing_date=2017-02-14|recurring_amount=20|frequency=3|cycles=0',
    ),
  },
  'a subscription with custom fields (Payfast/payfast-php-sdk)': {
    passphrase: 'payfastsandbox',
    signature: '3441682c5d8a65486f5b7cc8ce41d146',
    fields: pairs(
      'merchant_id=10028084|merchant_key=4hjoenwbwnuso|return_url=https://test.com/billing/success|cancel_url=https://test.com/billing/cancel|notify_url=https://test.com/payfast/webhook|name_first=Test|name_last=Test|email_address=test@test.com|m_payment_id=5|amount=5.00|item_name=Test|custom_int1=1|custom_int2=1|custom_str1=U29tZSBUZXN0IFN0cmluZw|custom_str2=QW5vdGhlciBUZXN0IFN0cmluZw|email_confirmation=1|confirmation_address=test@test.test|subscription_type=1|billing_date=2023-01-01|recurring_amount=5|frequency=3|cycles=0',
    ),
  },
};

describe.each(Object.entries(notifications))(
  'the recorded notification %s',
  (_name, { fields, passphrase, signature }) => {
    it('has the signature that we compute', () => {
      expect(signNotification(fields, passphrase)).toBe(signature);
    });

    it('has another signature in another order, without its empty fields, or with another passphrase', () => {
      const [first, second, ...rest] = fields;
      expect(signNotification([second!, first!, ...rest], passphrase)).not.toBe(signature);
      expect(
        signNotification(
          fields.filter(([, value]) => value !== ''),
          passphrase,
        ),
      ).not.toBe(signature);
      expect(signNotification(fields, `${passphrase}x`)).not.toBe(signature);
    });
  },
);

describe.each(Object.entries(checkouts))(
  'the recorded checkout of %s',
  (_name, { fields, passphrase, signature }) => {
    it('has the signature that we compute, with any blank fields', () => {
      expect(signCheckout(fields, passphrase)).toBe(signature);
      expect(signCheckout([...fields, ['custom_str5', ' ']], passphrase)).toBe(signature);
    });

    it('has another signature in alphabetical order or without cycles=0', () => {
      const sorted = [...fields].sort(([a], [b]) => (a < b ? -1 : 1));
      expect(signCheckout(sorted, passphrase)).not.toBe(signature);
      expect(
        signCheckout(
          fields.filter(([name]) => name !== 'cycles'),
          passphrase,
        ),
      ).not.toBe(signature);
    });
  },
);

it('encodes as PHP does', () => {
  expect(phpUrlencode("O'Brien & Söhne (Pty) ~*! a-b_c.d")).toBe(
    'O%27Brien+%26+S%C3%B6hne+%28Pty%29+%7E%2A%21+a-b_c.d',
  );
});

it('signs API calls by name, the passphrase among the names, and leaves `testing` out', () => {
  const call = { version: 'v1', timestamp: '2020-04-01T12:00:01+02:00', 'merchant-id': '10000100' };
  const signature = signApiRequest(call, 'jt7NOE43FZPn');
  // md5 of merchant-id=10000100&passphrase=jt7NOE43FZPn&timestamp=2020-04-01T12%3A00%3A01%2B02%3A00&version=v1
  expect(signature).toBe('4df768b9a5d4d7a0a93b30dcabfae249');
  expect(signApiRequest({ ...call, testing: 'true' }, 'jt7NOE43FZPn')).toBe(signature);
  expect(signApiRequest({ ...call, amount: '1750' }, 'jt7NOE43FZPn')).not.toBe(signature);
});

it('compares whole signatures', () => {
  expect(isSameSignature('abc', 'abc')).toBe(true);
  expect(isSameSignature('abc', 'abcd')).toBe(false);
  expect(isSameSignature('abc', '')).toBe(false);
});
