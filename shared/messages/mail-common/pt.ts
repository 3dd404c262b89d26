import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'mail-common'> = {
  whyLabel: 'Por que motivo chegou este e-mail',
  mistakeLabel: 'Se este e-mail foi inesperado',
  labelledText: '{label}: {text}',
  linkLabel: '{label}:',
  copyLink: 'Também é possível copiar este link para o navegador:',
  stopEmails: 'Não receber mais e-mails desta pessoa',
  questions: 'Perguntas: {email}',
  dateInBothTimeZones: '{utc} ({southAfrica} na África do Sul)',
  thisDateInYourTimeZone: 'Esta data no seu fuso horário',
  firstDateInYourTimeZone: 'A primeira data no seu fuso horário',
  ignoreUnknownPerson: 'Se não conhece esta pessoa, pode ignorar este e-mail.',
};
