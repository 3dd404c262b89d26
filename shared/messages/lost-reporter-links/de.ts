import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'lost-reporter-links'> = {
  title: 'Verlorene Links für Vertrauenspersonen',
  heading: 'Ich bin Vertrauensperson für jemanden und habe meinen Link verloren',
  intro:
    'Hat jemand Sie ausgewählt, damit Sie uns einen Todesfall oder eine dauerhafte Handlungsunfähigkeit melden? Geben Sie Ihre E-Mail-Adresse ein, und wir senden Ihre Links noch einmal dorthin.',
  address: 'E-Mail-Adresse',
  addressHint: 'Die Adresse, mit der Sie als Vertrauensperson ausgewählt wurden',
  addressInvalid: 'Ungültige E-Mail-Adresse. Sie sollte aussehen wie name@example.com.',
  notSent: 'Es wurde nichts gesendet',
  tryLater: 'Bitte versuchen Sie es gleich noch einmal.',
  send: 'Meine Links senden',
  earlierLinks:
    'Links aus früheren E-Mails funktionieren weiterhin. Suchen Sie in Ihrem Postfach nach „LeaveBits“.',
  sentTitle: 'Bitte sehen Sie in Ihr Postfach',
  sent: 'Wenn <email></email> als Adresse einer Vertrauensperson eingetragen ist, senden wir Ihre Links dorthin, für jede Person in einer eigenen E-Mail.',
  noMail: 'Nach einigen Minuten keine E-Mail?',
  noMailFolders: 'Sehen Sie in Ihren Ordnern für Spam, Junk und Werbung nach.',
  noMailAddress: 'Haben Sie eine andere Adresse? Vielleicht wurden Sie mit dieser ausgewählt.',
  noMailLimits:
    'Wir senden die Links höchstens einmal in {minutes} Minuten und {times}-mal am Tag. Die Links aus unseren früheren E-Mails funktionieren weiterhin.',
  noMailOthers:
    'Vielleicht gibt es mehrere Vertrauenspersonen. Jede von ihnen kann es melden, und dann bitten wir Sie per E-Mail um Ihre Bestätigung.',
  otherAddress: 'Eine andere Adresse verwenden',
};
