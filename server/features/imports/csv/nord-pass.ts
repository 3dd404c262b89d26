import { z } from 'zod';
import { lenientList, lenientText } from '../lenient-schemas.ts';
import type { LabeledValue } from '../parsed-export.ts';
import { createEntry, FOLDER, getValue, PASSWORD, USER_NAME, WEBSITE, type CsvFormat } from './csv-format.ts';

/** Every kind of entry has the same columns. */
export const nordPass: CsvFormat = {
  source: 'NordPass',
  signature: ['name', 'url', 'username', 'password', 'note', 'cardholdername', 'cardnumber'],
  toEntry(row) {
    // A folder is named by the entries in it.
    if (getValue(row, 'type') === 'folder') return null;
    return createEntry(row, {
      title: 'name',
      notes: 'note',
      labels: {
        username: USER_NAME,
        password: PASSWORD,
        url: WEBSITE,
        additional_urls: { label: WEBSITE, toValues: readAddresses },
        cardholdername: 'Name on the card',
        cardnumber: 'Card number',
        expirydate: 'Valid until',
        cvc: 'Security code',
        pin: 'PIN',
        full_name: 'Name',
        email: 'Email',
        phone_number: 'Phone',
        address1: 'Address',
        address2: 'Address',
        zipcode: 'Postal code',
        city: 'City',
        state: 'State',
        country: 'Country',
        folder: FOLDER,
        shared_folder: 'Shared folder',
        custom_fields: readFields,
      },
      ignored: ['type'],
    });
  },
};

const fields = lenientList(z.object({ label: lenientText, value: lenientText }));

const readAddresses = (value: string): readonly string[] => {
  const list = parseList(value);
  return list ? list.filter((address) => typeof address === 'string') : [value];
};

const readFields = (value: string): LabeledValue[] => {
  const list = parseList(value);
  if (!list) return [['Fields', value]];
  return fields.parse(list).map((field): LabeledValue => [field.label || 'Field', field.value]);
};

function parseList(json: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
