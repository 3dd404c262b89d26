import type { Catalog } from '../catalog.ts';

export const messages: Catalog<'confirm-report'> = {
  title: 'Confirmar uma comunicação',
  canYou: 'Pode confirmar isto?',
  reported:
    '{type, select, death {<reporter>{email}</reporter> comunicou em {moment} que <name>{owner}</name> faleceu.} other {<reporter>{email}</reporter> comunicou em {moment} que <name>{owner}</name> está em situação de incapacidade permanente.}}',
  sorryIf: '{type, select, death {Se é verdade, os nossos sentimentos.} other {Se é verdade, lamentamos.}}',
  hasDeclined:
    'Disse-nos que não quer ser pessoa de confiança. Não precisa de fazer nada, mas se sabe o que aconteceu, a sua resposta ajuda mesmo assim.',
  beSure:
    'Confirme apenas se tiver a certeza: tente falar com {owner} ou com a pessoa que fez a comunicação.',
  whatHappens: 'O que acontece quando confirma',
  confirm: 'Confirmar a comunicação',
  failed: 'Confirmação não enviada',
  notConfirmed: 'A comunicação não foi confirmada. Tente de novo dentro de instantes.',

  warned: 'O nosso aviso a {owner} já foi enviado. Ainda é possível impedi-lo com um clique.',
  longerAway:
    'Tinha-nos sido comunicada uma ausência até {until}, por isso o prazo é mais longo do que o habitual.',
  needed: '{required, plural, one {É necessária # confirmação.} other {São necessárias # confirmações.}}',
  noneYet: 'Ainda não há nenhuma; a sua seria a primeira.',
  noneYetEnough: 'Ainda não há nenhuma; a sua seria suficiente.',
  soFar:
    '{confirmations, plural, one {Até agora há #; a sua seria a número {next}.} other {Até agora há #; a sua seria a número {next}.}}',
  soFarLast:
    '{confirmations, plural, one {Até agora há #; a sua seria suficiente.} other {Até agora há #; a sua seria suficiente.}}',
  soFarEnough:
    '{confirmations, plural, one {Até agora há #; é suficiente, e a sua também contaria.} other {Até agora há #; é suficiente, e a sua também contaria.}}',
  opensAfterObjection:
    'Se {owner} não desmentir, o que deixou vai abrir para os destinatários quando o prazo para desmentir terminar.',
  opensAtEarliest:
    'Se {owner} não desmentir, o que deixou vai abrir para os destinatários. Isso não acontecerá antes de {moment}.',
  wouldOpenAfterWarning:
    'Se houver confirmações suficientes e {owner} não desmentir depois do nosso aviso, o que deixou vai abrir para os destinatários.',
  wouldOpenWithYours:
    'O prazo de {owner} para desmentir terminou. Com a sua confirmação, o que {owner} deixou vai abrir de imediato para os destinatários, ou algumas horas mais tarde se tivermos de avisar {owner} outra vez.',
  wouldOpenWithLast:
    'O prazo de {owner} para desmentir terminou. Com a última confirmação, o que {owner} deixou vai abrir de imediato para os destinatários, ou algumas horas mais tarde se tivermos de avisar {owner} outra vez.',
  wouldOpenAtEarliest:
    'Se houver confirmações suficientes e {owner} não desmentir, o que deixou vai abrir para os destinatários. Isso não acontecerá antes de {moment}.',
  canDenyLater:
    'Se mais tarde souber que não é verdade, pode dizê-lo com este link enquanto a comunicação estiver em curso.',

  notTrue: 'Se acha que não é verdade',
  denyUntil:
    'Se sabe que não é verdade, diga-nos aqui. Nesse caso, nada abre antes de {moment}, e {more, plural, one {é necessária # confirmação} other {são necessárias # confirmações}} em vez de {required}.',
  denyDays:
    'Se sabe que não é verdade, diga-nos aqui. Nesse caso, nada abre durante pelo menos {days, plural, one {# dia} other {# dias}}, e {more, plural, one {é necessária # confirmação} other {são necessárias # confirmações}} em vez de {required}.',
  denyWithdraws: 'A sua deixa de contar.',
  denyNotifies: 'Informamos {owner} de imediato da sua resposta.',
  denyTellsOthers:
    'Também informamos as outras pessoas de confiança, sem dizer o seu nome, mas se foram poucas as pessoas consultadas, elas podem adivinhar.',
  denyCancelsNothing:
    'Isso não cancela a comunicação. Só {owner} pode fazê-lo. Se puder, tente falar diretamente com {owner}.',
  denyCancelsNothingYet:
    'Isso não cancela a comunicação. Só {owner} pode fazê-lo, ou a pessoa que fez a comunicação. Se puder, tente falar diretamente com {owner}.',
  howDoYouKnow: 'Como sabe? (opcional)',
  onlyOwnerReads: 'Só {owner} pode ler isto.',
  denySure: 'Tenho a certeza de que esta comunicação não é verdade.',
  deny: 'Sei que isto não é verdade',
  notReceived: 'Não recebemos a sua resposta',

  deniedTitle: 'Obrigado por nos ter dito',
  denied:
    '{type, select, death {Disse-nos que não é verdade que <name>{owner}</name> faleceu.} other {Disse-nos que não é verdade que <name>{owner}</name> está em situação de incapacidade permanente.}}',
  deniedTold:
    'A sua resposta já foi transmitida a {owner}. Também foi transmitida a {reporter} e às outras pessoas de confiança, sem dizermos de quem veio.',
  whatNow: 'O que acontece agora',
  deniedDelayed:
    'O nosso aviso ainda não chegou a {owner}, por isso vai demorar mais. Se puder, tente falar com {owner}: basta entrar na conta para desmentir a comunicação.',
  deniedCanStop:
    '{owner} pode desmentir a comunicação com um clique no nosso e-mail. Se puder, tente falar com {owner}.',
  deniedCanStopOrWithdraw:
    '{owner} pode desmentir a comunicação com um clique no nosso e-mail, e {reporter} pode retirá-la. Se puder, tente falar com {owner}.',
  deniedGivesTime:
    'A sua resposta dá tempo a todos, mas não põe fim à comunicação. {required, plural, one {Agora é necessária # confirmação.} other {Agora são necessárias # confirmações.}}',
  deniedEnough:
    'Já há confirmações suficientes das outras pessoas. Se {owner} não desmentir, o que deixou vai abrir para os destinatários.',
  deniedNotEnough:
    'Se houver confirmações suficientes das outras pessoas e {owner} não desmentir, o que deixou vai abrir para os destinatários.',
  earliest: 'Isso não acontecerá antes de {moment}.',
  alsoDenied:
    '{others, plural, one {Uma das outras pessoas consultadas também diz que não é verdade.} other {# das outras pessoas consultadas também dizem que não é verdade.}}',
  deniedDecision: 'Vamos enviar-lhe um e-mail quando houver uma decisão. Não precisa de fazer mais nada.',
  trueAfterAll: 'Se vier a saber que afinal é verdade',
  canStillConfirm: 'Ainda pode confirmar a comunicação aqui.',
  thenFinal: 'Depois disso, já não pode alterar a sua resposta.',

  doneTitle: 'Obrigado, a sua confirmação foi contada',
  done: '{type, select, death {Confirmou que <name>{owner}</name> faleceu. Os nossos sentimentos.} other {Confirmou que <name>{owner}</name> está em situação de incapacidade permanente. Lamentamos o que está a passar.}}',
  makes: 'É a confirmação {confirmations} de {required}.',
  makesMore:
    'Com a sua são {confirmations}, e {required, plural, one {é necessária #} other {são necessárias #}}.',
  thatIsEnough: 'É suficiente.',
  willOpenDelayedEnough:
    'O que espera por uma comunicação vai abrir depois de {owner} ter tido tempo para desmentir. O nosso aviso ainda não chegou, por isso vai demorar mais.',
  willOpenDelayed:
    'O que espera por uma comunicação vai abrir quando houver confirmações suficientes e depois de {owner} ter tido tempo para desmentir. O nosso aviso ainda não chegou, por isso vai demorar mais.',
  willOpenUnless:
    'O que espera por uma comunicação vai abrir se {owner} não desmentir, mas não antes de {moment}.',
  willOpenUnlessSoon:
    'O que espera por uma comunicação vai abrir se {owner} não desmentir. Se tivermos de avisar outra vez, vai demorar mais algumas horas.',
  willOpenOnce:
    'O que espera por uma comunicação vai abrir quando houver confirmações suficientes, mas não antes de {moment}.',
  willOpenOnceSoon: 'O que espera por uma comunicação vai abrir quando houver confirmações suficientes.',
  doneDecision:
    'Vamos enviar-lhe um e-mail quando houver uma decisão. Não precisa de fazer mais nada. Pode fechar esta página.',

  already:
    '{type, select, death {Já confirmou que <name>{owner}</name> faleceu.} other {Já confirmou que <name>{owner}</name> está em situação de incapacidade permanente.}}',
  alreadyOnce: 'Conta uma vez, e não precisa de fazer mais nada.',
  alreadyEarlier: 'Conta uma vez. Era uma comunicação anterior.',
  nowReleased: 'A comunicação foi confirmada, e o que foi deixado foi aberto para os destinatários.',
  nowRefuted:
    'Entretanto, alguém respondeu que não é verdade. Normalmente é o titular da conta que responde. Nada foi aberto.',
  nowWithdrawn: 'Entretanto, a pessoa de confiança que fez a comunicação retirou-a. Nada foi aberto.',
  nowExpired:
    'Entretanto, a comunicação expirou porque poucas pessoas a confirmaram a tempo. Nada foi aberto.',
  nowRevoked: 'Desde então, alguém entrou na conta do titular e voltou a bloquear tudo.',

  newAsked: 'Há uma nova comunicação, e pedimos-lhe uma resposta. Procure o nosso último e-mail.',
  newConfirmed:
    'Há uma nova comunicação, e já a confirmou. Vamos enviar-lhe um e-mail quando houver uma decisão.',
  newDenied:
    'Há uma nova comunicação, e disse-nos que não é verdade. Se vier a saber que afinal é verdade, use o link do nosso último e-mail sobre ela.',
  newMade: 'Tem uma nova comunicação em curso. Para ver como está, abra o link com que a fez.',
  invalidLink: 'Link de confirmação inválido',
  releasedTitle: 'Esta comunicação já foi confirmada',
  refutedTitle: 'Esta comunicação foi desmentida',
  withdrawnTitle: 'Esta comunicação foi retirada',
  revokedTitle: 'Está tudo bloqueado de novo',
  released:
    'Já há confirmações suficientes desta comunicação, e o que foi deixado foi aberto para os destinatários.',
  refuted:
    'Alguém respondeu que esta comunicação não é verdade. Normalmente é o titular da conta que responde. Nada foi aberto.',
  expired: 'Esta comunicação expirou porque poucas pessoas a confirmaram a tempo.',
  revoked: 'Depois desta comunicação, alguém entrou na conta do titular e voltou a bloquear tudo.',
};
