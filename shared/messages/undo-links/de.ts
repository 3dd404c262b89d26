import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'undo-links'> = {
  title: 'Eine Änderung rückgängig machen',
  worksUntil: 'Dieser Link funktioniert bis',
  stepsTitle: 'Wenn Sie sie rückgängig machen',
  signsOut:
    'Alle, die bei Ihrem Konto angemeldet sind, werden abgemeldet. Dann wählen Sie ein neues Passwort.',
  signedOut: 'Alle, die bei Ihrem Konto angemeldet waren, wurden abgemeldet.',
  chooseNow:
    'Bitte wählen Sie jetzt ein neues Passwort, denn wer die Änderung vorgenommen hat, kennt vielleicht das alte.',
  nothingUndone: 'Nichts wurde rückgängig gemacht',
  choosePassword: 'Ein neues Passwort wählen',
  signIn: 'Anmelden',
  alreadyTitle: 'Bereits rückgängig gemacht',
  alreadyNext:
    'Alle wurden dabei abgemeldet. Wenn Sie seitdem kein neues Passwort gewählt haben, wählen Sie jetzt bitte eines.',
  expiredTitle: 'Dieser Link ist abgelaufen',
  incomplete: 'Dieser Link ist unvollständig oder nicht mehr gültig.',
};
