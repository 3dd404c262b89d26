import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'links'> = {
  tryLater: 'Tente de novo dentro de instantes.',
  sendLinks: 'Enviar de novo os meus links',
  tickFirst: 'Primeiro, marque esta caixa.',
  copyLink:
    'Os links nos e-mails por vezes ficam cortados. Abra o e-mail de novo e clique no link, ou copie o link inteiro.',
  unknownLink:
    'Este link está incompleto ou já não é usado. Talvez já não tenha o papel de pessoa de confiança.',
  earlierReportTitle: 'Este link é de uma comunicação anterior',
  earlierReport: 'Este link é de uma comunicação anterior, que já terminou.',
  expiredTitle: 'Esta comunicação expirou',
  withdrawn: 'A pessoa de confiança que fez esta comunicação retirou-a. Nada foi aberto.',
  askOwner:
    'Se puder, pergunte ao titular da conta, pessoalmente ou por telefone. Se estiver tudo bem, não precisa de fazer nada.',
  nothingToDo: 'Não precisa de fazer nada.',
  decision: 'Vamos enviar-lhe um e-mail quando houver uma decisão.',
  sure: '{type, select, death {Tenho a certeza de que {owner} faleceu.} other {Tenho a certeza de que {owner} está em situação de incapacidade permanente.}}',
  warningDelayed:
    'O nosso aviso ainda não chegou a {owner}. O prazo para desmentir só começa nesse momento, por isso vai demorar mais.',
  opensSoon: 'Se {owner} não desmentir, o que deixou vai abrir em breve para os destinatários.',
  othersDenied:
    '{others, plural, one {Uma das outras pessoas consultadas diz que não é verdade} other {# das outras pessoas consultadas dizem que não é verdade}}',
  denialEffect:
    'Cada pessoa de confiança que o diz torna necessária mais uma confirmação, e nada abre durante {days, plural, one {# dia} other {# dias}} depois disso.',
  alreadyConfirmed: 'Comunicação já confirmada',
};
