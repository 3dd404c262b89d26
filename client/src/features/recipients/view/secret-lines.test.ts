import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTextParts, type TextPart } from './secret-lines.ts';

const only = (text: string): TextPart => {
  const [part, ...others] = parseTextParts(text);
  expect(others).toEqual([]);
  return part!;
};

describe('the parts of a text', () => {
  it.each([
    ['Password: Tulip!9921', 'Password:', 'Tulip!9921'],
    ['password=correct horse battery', 'password=', 'correct horse battery'],
    ['PIN of my bank card: 4711', 'PIN of my bank card:', '4711'],
    ['The PIN of my card is 4711', 'The PIN of my card is', '4711'],
    ['Alarm code - 80 12', 'Alarm code -', '80 12'],
    ['  Passwort: a:b=c', '  Passwort:', 'a:b=c'],
    ['CVV: 123', 'CVV:', '123'],
    [
      'Phone, and how to open it with its passcode: 998877',
      'Phone, and how to open it with its passcode:',
      '998877',
    ],
    ['pwd: Tulip!9921', 'pwd:', 'Tulip!9921'],
    ['pass=Tulip!9921', 'pass=', 'Tulip!9921'],
    ['Router pass = Tulip!9921', 'Router pass =', 'Tulip!9921'],
    ['Pass: Tulip!9921', 'Pass:', 'Tulip!9921'],
    ['PIN 9981', 'PIN', '9981'],
    ['Card PIN 99 81', 'Card PIN', '99 81'],
    ['Safe code 44-12-99', 'Safe code', '44-12-99'],
    [
      'Counter: otpauth://hotp/Bank?secret=KEY&counter=1',
      'Counter:',
      'otpauth://hotp/Bank?secret=KEY&counter=1',
    ],
    ['Mot de passe: été', 'Mot de passe:', 'été'],
  ])('hide the value in "%s"', (line, label, value) => {
    expect(only(line)).toEqual({ kind: 'secret', label, value });
  });

  it.each([
    'Where its main password is kept: in the blue folder',
    'Who knows the alarm codes: Ben, next door',
    'Password:',
    'I pin my hopes: on you',
    'Dear Ada, the password to my heart was always yours.',
    'User name: anna',
    'My bus pass: in the drawer',
    'The pass is closed in winter',
    'Boarding pass 12345',
    'My PIN 9981 for the card',
    'I pin 300 photos',
    'Postal code 8001',
    'Area code 44-12-99',
    'Compass=north',
    'Wi-Fi, and where its password is: on the fridge',
  ])('show "%s" as it is', (line) => {
    expect(only(line)).toEqual({ kind: 'text', text: line });
  });

  it.each([
    ['Key for one-time codes: JBSW Y3DP EHPK 3PXP', 'JBSW Y3DP EHPK 3PXP'],
    ['2FA key: JBSW Y3DP EHPK 3PXP', 'JBSW Y3DP EHPK 3PXP'],
    [
      'otpauth://totp/Bank:anna@example.org?secret=JBSWY3DPEHPK3PXP&issuer=Bank',
      'otpauth://totp/Bank:anna@example.org?secret=JBSWY3DPEHPK3PXP&issuer=Bank',
    ],
    ['My bank otpauth://totp/Bank?secret=JBSWY3DPEHPK3PXP', 'otpauth://totp/Bank?secret=JBSWY3DPEHPK3PXP'],
    [
      'TOTP: otpauth://totp/Mail:anna?secret=JBSWY3DPEHPK3PXP',
      'otpauth://totp/Mail:anna?secret=JBSWY3DPEHPK3PXP',
    ],
  ])('recognize a key for one-time codes in "%s"', (line, value) => {
    expect(only(line)).toMatchObject({ kind: 'one-time-code', value });
  });

  it('a key of an unknown form is hidden like a password', () => {
    expect(only('TOTP: steam://abc')).toMatchObject({ kind: 'secret', value: 'steam://abc' });
  });

  it('keep other lines together', () => {
    expect(parseTextParts('Dear Ada\n\nPIN: 4711\nYours\nAnna')).toEqual([
      { kind: 'text', text: 'Dear Ada\n' },
      { kind: 'secret', label: 'PIN:', value: '4711' },
      { kind: 'text', text: 'Yours\nAnna' },
    ]);
  });

  it('lose no word of any text', () => {
    const line = fc.oneof(
      fc.string(),
      fc
        .tuple(
          fc.constantFrom(
            'PIN',
            'Password',
            'Where the PIN is',
            'TOTP',
            'otpauth://totp/',
            'Safe code',
            'pass',
          ),
          fc.constantFrom(': ', '=', ' is ', ' '),
          fc.oneof(fc.string(), fc.constantFrom('9981', '44-12-99', 'otpauth://totp/a?secret=b')),
        )
        .map((words) => words.join('')),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const text = lines.join('\n');
        const whole = parseTextParts(text).map((part) =>
          part.kind === 'text' ? part.text : part.label + part.value,
        );
        const withoutSpace = (value: string) => value.replaceAll(/\s/g, '');
        expect(withoutSpace(whole.join('\n'))).toBe(withoutSpace(text));
      }),
    );
  });
});
