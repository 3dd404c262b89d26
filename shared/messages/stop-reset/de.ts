import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'stop-reset'> = {
  title: 'Ein neues Passwort verhindern',
  question: 'Das neue Passwort verhindern?',
  what: 'Jemand hat mit einem Code aus Ihrem Postfach, aber ohne Ihren zweiten Faktor ein neues Passwort angefordert. Es gilt ab {date}.',
  choice:
    'Wenn Sie das nicht waren, verhindern Sie es. Wenn Sie es waren, brauchen Sie nichts zu tun und können diese Seite schließen.',
  stop: 'Das neue Passwort verhindern',
  notStopped: 'Das neue Passwort wurde nicht verhindert',
  tryNow: 'Bitte versuchen Sie es jetzt noch einmal.',
  stoppedTitle: 'Ihr Passwort bleibt, wie es war',
  stopped: 'Das neue Passwort wurde verhindert. Auch Ihr zweiter Faktor bleibt.',
  changeEmailPassword:
    'Wer es angefordert hat, hatte einen Code aus Ihrem Postfach. Wenn Sie das nicht waren, ändern Sie jetzt das Passwort Ihres E-Mail-Kontos.',
  signIn: 'Anmelden',
  nothingTitle: 'Kein neues Passwort steht aus',
  nothing:
    'Es wurde schon verhindert oder gilt bereits. Melden Sie sich an, um es herauszufinden. Wenn Ihr Passwort nicht mehr funktioniert, wählen Sie ein neues.',
};
