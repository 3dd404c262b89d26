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
  deadlineInYourTimeZone: 'O fim do prazo no seu fuso horário',
  deletionInYourTimeZone: 'A data da eliminação no seu fuso horário',
  lastSignInInYourTimeZone: 'A data da última entrada na conta no seu fuso horário',
  neverAsk: 'Nunca pedimos uma senha nem dinheiro.',
  ignoreUnknownPerson: 'Se não conhece esta pessoa, pode ignorar este e-mail.',
  whyReporter:
    'Alguém que usa o LeaveBits escolheu o titular deste endereço como pessoa de confiança, que pode comunicar um falecimento.',
  reportDeath: 'Comunicar um falecimento',
  reportIncapacitation: 'Comunicar uma incapacidade permanente',
  ignoreUnlessLinksUsed:
    'Se não conhece esta pessoa, pode ignorar este e-mail. Nada acontece enquanto os links não forem usados.',
};
