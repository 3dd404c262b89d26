import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'lost-reporter-links'> = {
  title: 'Verloren links van vertrouwenspersonen',
  heading: 'Ik ben iemands vertrouwenspersoon en ben mijn link kwijt',
  intro:
    'Heeft iemand u gekozen om ons overlijden of blijvende wilsonbekwaamheid te melden? Vul uw e-mailadres in, dan sturen we uw links daar opnieuw naartoe.',
  address: 'E-mailadres',
  addressHint: 'Het adres waarmee u als vertrouwenspersoon bent gekozen',
  addressInvalid: 'Ongeldig e-mailadres. Het moet eruitzien als name@example.com.',
  notSent: 'Er is niets verstuurd',
  tryLater: 'Probeer het over een ogenblik opnieuw.',
  send: 'Mijn links sturen',
  earlierLinks: 'Links in eerdere e-mails werken nog. Zoek in uw mailbox naar “LeaveBits”.',
  sentTitle: 'Kijk in uw mailbox',
  sent: 'Als iemand <email></email> als vertrouwenspersoon heeft gekozen, sturen we uw links daarheen, voor elke persoon in een eigen e-mail.',
  noMail: 'Geen e-mail na een paar minuten?',
  noMailFolders: 'Kijk in uw mappen voor spam, ongewenste mail en reclame.',
  noMailAddress: 'Hebt u een ander adres? Misschien bent u daarmee gekozen.',
  noMailLimits:
    'We sturen de links hoogstens één keer per {minutes} minuten en {times} keer per dag. De links in onze eerdere e-mails werken nog.',
  noMailOthers:
    'Misschien zijn er meer vertrouwenspersonen. Ieder van hen kan het melden, en dan vragen we u per e-mail om het te bevestigen.',
  otherAddress: 'Een ander adres gebruiken',
};
