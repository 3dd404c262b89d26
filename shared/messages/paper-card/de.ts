import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'paper-card'> = {
  title: 'Jemand hat Ihnen etwas hinterlassen',
  holder: 'Ein Merkzettel für {name}',
  intro:
    '{sender} hat Ihnen mit LeaveBits etwas hinterlassen. Wir schicken Ihnen eine E-Mail, wenn es etwas zu lesen gibt. Dieser Merkzettel ist für den Fall, dass Sie diese E-Mail nicht mehr finden oder keine gekommen ist.',
  introUnnamed:
    'Jemand hat Ihnen mit LeaveBits etwas hinterlassen. Wir schicken Ihnen eine E-Mail, wenn es etwas zu lesen gibt. Dieser Merkzettel ist für den Fall, dass Sie diese E-Mail nicht mehr finden oder keine gekommen ist.',
  anyTime: 'Jederzeit, so oft Sie möchten.',
  enterAddress: 'Geben Sie Ihre E-Mail-Adresse ein, dann schicken wir ihr einen Code:',
  typeCode: 'Tippen Sie den Code ein. Dann sehen Sie, was Sie lesen können und was noch nicht geöffnet ist.',
  opensNothing:
    'Ohne Ihr Postfach öffnet dieser Merkzettel nichts. Sie brauchen kein Konto und kein Passwort. Wenn etwas für Sie versiegelt ist, brauchen Sie dafür auch die Schlüsselkarte. Sie ist ein anderes Blatt.',
  qrCode: 'QR-Code Ihres Links, der daneben steht',
  when: '<strong>Wann Sie dies brauchen:</strong> {when}',
  where: '<strong>Wohin Sie gehen:</strong> Scannen Sie den Code, oder tippen Sie <link></link> ein',
  whereSpaces:
    '<strong>Wohin Sie gehen:</strong> Scannen Sie den Code, oder tippen Sie <link></link> ein (ohne Leerzeichen)',
  steps: 'Was Sie dort tun:',
  whom: '<strong>Wen Sie anrufen können</strong>, wenn Sie nicht weiterkommen (Name und Telefonnummer, von Hand einzutragen):',
  questions: 'Haben Sie Fragen? Schreiben Sie an {email}.',
  operator: 'LeaveBits wird von {operator} betrieben.',
};
