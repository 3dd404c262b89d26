import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'mail-common'> = {
  whyLabel: 'Pourquoi vous recevez cet e-mail',
  mistakeLabel: 'Si vous ne vous y attendiez pas',
  labelledText: '{label} : {text}',
  linkLabel: '{label} :',
  copyLink: 'Ou copiez ce lien dans votre navigateur :',
  stopEmails: 'Ne plus recevoir d’e-mails de cette personne',
  questions: 'Questions : {email}',
  dateInBothTimeZones: '{utc} ({southAfrica} en Afrique du Sud)',
  thisDateInYourTimeZone: 'Cette date dans votre fuseau horaire',
  firstDateInYourTimeZone: 'La première date dans votre fuseau horaire',
  deadlineInYourTimeZone: 'La fin du délai dans votre fuseau horaire',
  deletionInYourTimeZone: 'La date de la suppression dans votre fuseau horaire',
  lastSignInInYourTimeZone: 'La date de la dernière connexion dans votre fuseau horaire',
  neverAsk: 'Nous ne demandons jamais de mot de passe ni d’argent.',
  ignoreUnknownPerson: 'Si vous ne connaissez pas cette personne, vous pouvez ignorer cet e-mail.',
  whyReporter:
    'Quelqu’un qui utilise LeaveBits compte sur vous comme personne référente, qui peut signaler un décès.',
  reportDeath: 'Signaler un décès',
  reportIncapacitation: 'Signaler une incapacité définitive',
  ignoreUnlessLinksUsed:
    'Si vous ne connaissez pas cette personne, vous pouvez ignorer cet e-mail. Rien ne se passe tant que vous n’utilisez pas les liens.',
};
