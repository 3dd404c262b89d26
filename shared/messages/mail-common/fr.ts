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
  ignoreUnknownPerson: 'Si vous ne connaissez pas cette personne, vous pouvez ignorer cet e-mail.',
};
