import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'undo-links'> = {
  title: 'Een wijziging ongedaan maken',
  worksUntil: 'Deze link werkt tot',
  stepsTitle: 'Als u deze ongedaan maakt',
  signsOut: 'Iedereen die op uw account is ingelogd, wordt uitgelogd. Daarna kiest u een nieuw wachtwoord.',
  signedOut: 'Iedereen die op uw account was ingelogd, is uitgelogd.',
  chooseNow: 'Kies nu een nieuw wachtwoord, want wie de wijziging heeft gedaan, kent misschien het oude.',
  nothingUndone: 'Er is niets ongedaan gemaakt',
  choosePassword: 'Een nieuw wachtwoord kiezen',
  signIn: 'Inloggen',
  alreadyTitle: 'Al ongedaan gemaakt',
  alreadyNext:
    'Iedereen is toen uitgelogd. Als u sindsdien geen nieuw wachtwoord hebt gekozen, kies er dan nu een.',
  expiredTitle: 'Deze link is verlopen',
  incomplete: 'Deze link is onvolledig of niet meer in gebruik.',
};
